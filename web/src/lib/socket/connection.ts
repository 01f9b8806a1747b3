import { SOCKET } from '@dream/contract/rules/chat/chat'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { parseFrame } from './parse-frame.ts'

/** Reason of a close: the server refuses this person, has replaced this page's connection, or the connection broke. */
export type CloseReason = 'refused' | 'sent-away' | 'broken'

type Events = {
  onOpen: () => void
  onReady: () => void
  onFrame: (frame: FrameToClient) => void
  onClose: (reason: CloseReason) => void
}

/** One connection, from handshake to close. */
export type SocketConnection = {
  send: (frame: FrameToServer) => void
  /** Sends a frame that must be answered soon: a phone that slept may hold a dead connection. */
  probe: (question: FrameToServer) => void
  /** Closes it without calling `onClose`. */
  close: () => void
}

const HANDSHAKE_MS = 10_000
const PROBE_MS = 5000
const SILENCE_MS = SOCKET.pingEveryMs * SOCKET.missedPings + 5000
/** Close code of a server that has too many connections of this person. */
const POLICY = 1008
/** Error codes about the connection itself by which the server refuses this person (product §8). */
const REFUSALS: ReadonlySet<string> = new Set(['unauthenticated', 'forbidden'])

const isRefusal = (frame: FrameToClient) =>
  frame.type === 'auth_error' ||
  (frame.type === 'error' && frame.conversationId === undefined && REFUSALS.has(frame.code))

/** Opens a connection and sends the user id; the server authenticates it by the session cookie. */
export function openConnection(
  { url, userId }: { url: string; userId: string },
  events: Events,
): SocketConnection {
  const socket = new WebSocket(url)
  let silenceMs = HANDSHAKE_MS
  let silence: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    clearTimeout(silence)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
  const close = (reason: CloseReason) => {
    end()
    events.onClose(reason)
  }
  const expectFrameWithin = (ms: number) => {
    clearTimeout(silence)
    silence = setTimeout(() => close('broken'), ms)
  }
  const send = (frame: FrameToServer) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }
  const receive = (frame: FrameToClient) => {
    if (frame.type === 'ping') return send({ type: 'pong' })
    if (isRefusal(frame)) return close('refused')
    events.onFrame(frame)
    if (frame.type !== 'auth_success') return
    silenceMs = SILENCE_MS
    expectFrameWithin(silenceMs)
    events.onReady()
  }

  expectFrameWithin(silenceMs)
  socket.onopen = () => {
    send({ type: 'auth', userId, method: 'session' })
    events.onOpen()
  }
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    expectFrameWithin(silenceMs)
    const frame = parseFrame(data)
    if (frame) receive(frame)
  }
  socket.onclose = ({ code }) => close(code === POLICY ? 'sent-away' : 'broken')
  return {
    send,
    probe(question) {
      send(question)
      expectFrameWithin(PROBE_MS)
    },
    close: end,
  }
}
