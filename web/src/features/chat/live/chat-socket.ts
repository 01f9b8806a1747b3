import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { createStore, type Readable } from '#lib/store/create-store.ts'
import { openSocket, type ConnectionState, type Socket } from '#lib/socket/socket.ts'

let socket: Socket | null = null
let connectedAs: string | null = null
type Position = { conversationId: string; seq: number; changeSeq?: number }

let positions: () => Position[] = () => []
const frameListeners = new Set<(frame: FrameToClient) => void>()
const states = createStore<ConnectionState>({ state: 'idle' })

/** Connects this page's only socket as this person; null disconnects it. */
export function connectAs(userId: string | null) {
  if (userId === connectedAs) return
  socket?.stop()
  socket = null
  connectedAs = userId
  if (userId === null) return
  socket = openSocket({
    userId,
    onFrame: deliverFrame,
    onConnection: states.set,
    greeting: () => ({ type: 'sync', conversations: positions() }),
  })
}

/** Sets the source of the positions from which the server resumes. */
export function greetWith(ask: typeof positions) {
  positions = ask
}

export const connectionState: Readable<ConnectionState> = states
export const isLive = () => states.get().state === 'ready'
/** Sends a frame if connected; returns whether it was. */
export const send = (frame: FrameToServer) => socket?.send(frame) ?? false
/** Reconnects at once. */
export const resume = () => socket?.resume()

/** Makes the next connection attempt at once, after a call has reached the server. */
export const hurry = () => socket?.retryNow()

/** Delivers a frame of the server to the subscribers, also from a call. */
export function deliverFrame(frame: FrameToClient) {
  for (const listener of frameListeners) listener(frame)
}

export function onFrame(listener: (frame: FrameToClient) => void) {
  frameListeners.add(listener)
  return () => void frameListeners.delete(listener)
}

export const onConnection = states.subscribe
