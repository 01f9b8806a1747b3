import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { openSocket, type Connection, type Socket } from '#lib/socket/socket.ts'

const IDLE: Connection = { state: 'idle' }

let socket: Socket | null = null
let connectedAs: string | null = null
type Position = { conversationId: string; seq: number; changeSeq?: number }

let positions: () => Position[] = () => []
const frameListeners = new Set<(frame: FrameToClient) => void>()
const connectionListeners = new Set<() => void>()

/** The one socket of this page belongs to this person from now on; null: to nobody. */
export function connectAs(userId: string | null) {
  if (userId === connectedAs) return
  socket?.stop()
  socket = null
  connectedAs = userId
  if (userId === null) return
  socket = openSocket({
    userId,
    onFrame: tellFrame,
    onConnection: () => {
      for (const tell of connectionListeners) tell()
    },
    greeting: () => ({ type: 'sync', conversations: positions() }),
  })
}

/** What this page has of each conversation that is open, for the server to go on from. */
export function greetWith(ask: typeof positions) {
  positions = ask
}

export const connection = (): Connection => socket?.connection() ?? IDLE
export const isLive = () => connection().state === 'ready'
/** Says something if the server listens; answers whether. */
export const say = (frame: FrameToServer) => socket?.say(frame) ?? false
/** Tries to connect at once. */
export const wake = () => socket?.wake()

/** Connects without waiting any longer, after the server was heard by another way. */
export const hurry = () => socket?.hurry()

/** Passes on what the server said, by whichever door. */
export function tellFrame(frame: FrameToClient) {
  for (const hear of frameListeners) hear(frame)
}

export function onFrame(hear: (frame: FrameToClient) => void) {
  frameListeners.add(hear)
  return () => void frameListeners.delete(hear)
}

export function onConnection(tell: () => void) {
  connectionListeners.add(tell)
  return () => void connectionListeners.delete(tell)
}
