import { RECONNECT_ATTEMPTS_MAX } from '@dream/contract/rules/chat/chat'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { onResume } from '#lib/device/resume.ts'
import { backoff } from '#lib/retry/backoff.ts'
import { openConnection, type SocketConnection, type CloseReason } from './connection.ts'

/** Connection state. In `fallback` and `stopped` the app has to poll. */
export type ConnectionState =
  | { state: 'idle' | 'connecting' | 'authenticating' | 'ready' | 'fallback' | 'stopped' }
  | { state: 'waiting'; attempt: number }

type Options = {
  userId: string
  onFrame: (frame: FrameToClient) => void
  onConnection: (connection: ConnectionState) => void
  /** First frame of each connection, also used as the probe of an old one. */
  greeting: () => FrameToServer
}

/** Connection of the page to the server, kept alive until it is stopped. */
export type Socket = {
  state: () => ConnectionState
  /** Sends a frame if the connection is ready; returns whether it was. */
  send: (frame: FrameToServer) => boolean
  /** Probes or reconnects at once, as after a return to the app. */
  resume: () => void
  /** Makes the next attempt now, because the server answered another way. It counts like any other. */
  retryNow: () => void
  stop: () => void
}

const isHidden = () => document.visibilityState === 'hidden'
const socketUrl = () => `${location.origin.replace(/^http/, 'ws')}/ws`

/** Connects, and reconnects after each loss with the backoff of product §9; never while the page is hidden. */
export function openSocket({ userId, onFrame, onConnection, greeting }: Options): Socket {
  let current: ConnectionState = { state: 'idle' }
  let connection: SocketConnection | null = null
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: ConnectionState) => {
    current = next
    onConnection(next)
  }
  const connect = () => {
    clearTimeout(timer)
    if (isHidden()) return
    set({ state: 'connecting' })
    const onOpen = () => set({ state: 'authenticating' })
    connection = openConnection({ url: socketUrl(), userId }, { onOpen, onReady, onFrame, onClose })
  }
  const onReady = () => {
    attempt = 0
    set({ state: 'ready' })
    connection?.send(greeting())
  }
  const onClose = (reason: CloseReason) => {
    connection = null
    if (reason === 'refused') return set({ state: 'fallback' })
    attempt += 1
    if (reason === 'sent-away' || attempt > RECONNECT_ATTEMPTS_MAX) return set({ state: 'stopped' })
    timer = setTimeout(connect, backoff(attempt, Math.random()))
    set({ state: 'waiting', attempt })
  }
  const resume = () => {
    if (isHidden()) return
    attempt = 0
    if (current.state === 'ready') connection?.probe(greeting())
    else if (!connection) connect()
  }
  const retryNow = () => {
    if (current.state === 'waiting') connect()
  }
  const stopWatching = watchNetwork(resume, () => {
    connection?.close()
    if (connection) onClose('broken')
  })
  connect()

  const send = (frame: FrameToServer) => {
    if (current.state === 'ready') connection?.send(frame)
    return current.state === 'ready'
  }
  const stop = () => {
    stopWatching()
    clearTimeout(timer)
    connection?.close()
    connection = null
    set({ state: 'idle' })
  }
  return { state: () => current, send, resume, retryNow, stop }
}

/** Watches the network: the browser notices its loss before the connection does. Returns the stop function. */
function watchNetwork(onBack: () => void, onGone: () => void): () => void {
  const stopResuming = onResume(onBack)
  addEventListener('offline', onGone)
  return () => {
    stopResuming()
    removeEventListener('offline', onGone)
  }
}
