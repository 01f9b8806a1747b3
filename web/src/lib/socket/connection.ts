import { SOCKET } from '@dream/contract/rules/chat/chat'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { parseFrame } from './parse-frame.ts'

/** Why a connection ended: the server refuses this person, or wants nothing more of this page, or it just broke. */
export type CloseReason = 'refused' | 'sent-away' | 'broken'

type Events = {
  onOpen: () => void
  onReady: () => void
  onFrame: (frame: FrameToClient) => void
  onClose: (reason: CloseReason) => void
}

/** One connection, from the handshake to its end. */
export type SocketConnection = {
  send: (frame: FrameToServer) => void
  /** Asks something that must be answered soon: a phone that slept may hold a dead connection. */
  probe: (question: FrameToServer) => void
  /** Ends it without calling `onClose`. */
  close: () => void
}

const HANDSHAKE_MS = 10_000
const PROBE_MS = 5000
const SILENCE_MS = SOCKET.pingEveryMs * SOCKET.missedPings + 5000
/** The close code of a server that has too many connections of this person. */
const POLICY = 1008
/** Errors about the connection itself that mean that this person may not be here (product §8). */
const REFUSALS: ReadonlySet<string> = new Set(['unauthenticated', 'forbidden'])

const isRefusal = (frame: FrameToClient) =>
  frame.type === 'auth_error' ||
  (frame.type === 'error' && frame.conversationId === undefined && REFUSALS.has(frame.code))

/** Opens a connection and says who it is for; who it really is, the session cookie tells. */
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
