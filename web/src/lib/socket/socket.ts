import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { onWake } from '../wake.ts'
import { reconnectDelay } from './backoff.ts'
import { openLine, type Line, type Loss } from './line.ts'

/** How the app hears from the server. `fallback` and `stopped`: only by asking. */
export type Connection =
  | { state: 'idle' | 'connecting' | 'authenticating' | 'ready' | 'fallback' | 'stopped' }
  | { state: 'waiting'; attempt: number }

type Options = {
  userId: string
  onFrame: (frame: FrameToClient) => void
  onConnection: (connection: Connection) => void
  /** What is said first on each line, and what finds out whether an old one still leads somewhere. */
  greeting: () => FrameToServer
}

/** The page's connection to the server, kept alive until it is stopped. */
export type Socket = {
  connection: () => Connection
  /** Says something if somebody listens right now; answers whether. */
  say: (frame: FrameToServer) => boolean
  /** Tries at once, as after a return to the app. */
  wake: () => void
  /** Makes the next attempt now: the server was heard by another way. It counts like any other. */
  hurry: () => void
  stop: () => void
}

const isHidden = () => document.visibilityState === 'hidden'
const address = () => `${location.origin.replace(/^http/, 'ws')}/ws`

/** Connects, and comes back after each loss by the rule of spec §9; nothing is tried while the page is hidden. */
export function openSocket({ userId, onFrame, onConnection, greeting }: Options): Socket {
  let connection: Connection = { state: 'idle' }
  let line: Line | null = null
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: Connection) => {
    connection = next
    onConnection(next)
  }
  const connect = () => {
    clearTimeout(timer)
    if (isHidden()) return
    set({ state: 'connecting' })
    const onOpen = () => set({ state: 'authenticating' })
    line = openLine({ url: address(), userId }, { onOpen, onReady, onFrame, onLost })
  }
  const onReady = () => {
    attempt = 0
    set({ state: 'ready' })
    line?.say(greeting())
  }
  const onLost = (loss: Loss) => {
    line = null
    if (loss === 'refused') return set({ state: 'fallback' })
    attempt += 1
    const delay = loss === 'sent-away' ? null : reconnectDelay(attempt, Math.random())
    if (delay === null) return set({ state: 'stopped' })
    timer = setTimeout(connect, delay)
    set({ state: 'waiting', attempt })
  }
  const wake = () => {
    if (isHidden()) return
    attempt = 0
    if (connection.state === 'ready') line?.probe(greeting())
    else if (!line) connect()
  }
  const hurry = () => {
    if (connection.state === 'waiting') connect()
  }
  const stopWatching = watchNetwork(wake, () => {
    line?.close()
    if (line) onLost('broken')
  })
  connect()

  const say = (frame: FrameToServer) => {
    if (connection.state === 'ready') line?.say(frame)
    return connection.state === 'ready'
  }
  const stop = () => {
    stopWatching()
    clearTimeout(timer)
    line?.close()
    line = null
    set({ state: 'idle' })
  }
  return { connection: () => connection, say, wake, hurry, stop }
}

/** The browser knows that there is no network before the line does. Answers how to stop. */
function watchNetwork(onBack: () => void, onGone: () => void): () => void {
  const stopWaking = onWake(onBack)
  addEventListener('offline', onGone)
  return () => {
    stopWaking()
    removeEventListener('offline', onGone)
  }
}
