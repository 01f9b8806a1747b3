import { RECONNECT_ATTEMPTS_MAX } from '@dream/contract/rules/chat/chat'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { onResume } from '#lib/device/resume.ts'
import { backoff } from '#lib/retry/backoff.ts'
import { openConnection, type SocketConnection, type CloseReason } from './connection.ts'

/** How the app is connected. In `fallback` and `stopped` it learns what is new only by asking. */
export type ConnectionState =
  | { state: 'idle' | 'connecting' | 'authenticating' | 'ready' | 'fallback' | 'stopped' }
  | { state: 'waiting'; attempt: number }

type Options = {
  userId: string
  onFrame: (frame: FrameToClient) => void
  onConnection: (connection: ConnectionState) => void
  /** What is sent first on each connection, and what finds out whether an old one is still alive. */
  greeting: () => FrameToServer
}

/** The page's connection to the server, kept alive until it is stopped. */
export type Socket = {
  state: () => ConnectionState
  /** Sends a frame if the connection is ready; answers whether. */
  send: (frame: FrameToServer) => boolean
  /** Tries at once, as after a return to the app. */
  resume: () => void
  /** Makes the next attempt now: the server answered by another way. It counts like any other. */
  retryNow: () => void
  stop: () => void
}

const isHidden = () => document.visibilityState === 'hidden'
const socketUrl = () => `${location.origin.replace(/^http/, 'ws')}/ws`

/** Connects, and reconnects after each loss by the rule of product §9; nothing is tried while the page is hidden. */
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

/** The browser knows that there is no network before the connection does. Answers how to stop. */
function watchNetwork(onBack: () => void, onGone: () => void): () => void {
  const stopResuming = onResume(onBack)
  addEventListener('offline', onGone)
  return () => {
    stopResuming()
    removeEventListener('offline', onGone)
  }
}
