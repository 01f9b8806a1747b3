import { SOCKET } from '@dream/contract/rules/chat'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { parseFrame } from './parse-frame.ts'

/** Why a line ended: the server refuses this person, or wants nothing more of this page, or it just broke. */
export type Loss = 'refused' | 'sent-away' | 'broken'

type Events = {
  onOpen: () => void
  onReady: () => void
  onFrame: (frame: FrameToClient) => void
  onLost: (loss: Loss) => void
}

/** One connection, from the handshake to its end. */
export type Line = {
  say: (frame: FrameToServer) => void
  /** Asks something that must be answered soon: a phone that slept may hold a line that leads nowhere. */
  probe: (question: FrameToServer) => void
  /** Ends it without a word to its owner. */
  close: () => void
}

const HANDSHAKE_MS = 10_000
const PROBE_MS = 5000
const SILENCE_MS = SOCKET.pingEveryMs * SOCKET.missedPings + 5000
/** The close code of a server that has too many lines of this person. */
const POLICY = 1008
/** Errors that mean that this person may not be here (spec §8). */
const REFUSAL = /^(Authentication|Access denied)/

const isRefusal = (frame: FrameToClient) =>
  frame.type === 'auth_error' || (frame.type === 'error' && REFUSAL.test(frame.message))

/** Opens a line and says who it is for; who it really is, the session cookie tells. */
export function openLine({ url, userId }: { url: string; userId: string }, events: Events): Line {
  const socket = new WebSocket(url)
  let patienceMs = HANDSHAKE_MS
  let silence: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    clearTimeout(silence)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
  const lose = (loss: Loss) => {
    end()
    events.onLost(loss)
  }
  const listen = (ms: number) => {
    clearTimeout(silence)
    silence = setTimeout(() => lose('broken'), ms)
  }
  const say = (frame: FrameToServer) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }
  const take = (frame: FrameToClient) => {
    if (frame.type === 'ping') return say({ type: 'pong' })
    if (isRefusal(frame)) return lose('refused')
    if (frame.type !== 'auth_success') return events.onFrame(frame)
    patienceMs = SILENCE_MS
    listen(patienceMs)
    events.onReady()
  }

  listen(patienceMs)
  socket.onopen = () => {
    say({ type: 'auth', userId, method: 'session' })
    events.onOpen()
  }
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    listen(patienceMs)
    const frame = parseFrame(data)
    if (frame) take(frame)
  }
  socket.onclose = ({ code }) => lose(code === POLICY ? 'sent-away' : 'broken')
  return {
    say,
    probe(question) {
      say(question)
      listen(PROBE_MS)
    },
    close: end,
  }
}
