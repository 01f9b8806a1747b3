import type { RawData, WebSocket } from 'ws'
import { type FrameBudget, unitsOf } from './frame-budget.ts'

type Frame = { data: RawData; isBinary: boolean }

/** One chunk of a socket holds a few hundred frames of ours; more that wait are nobody's app. */
const MAX_HELD = 1000

/**
 * Hands on the frames of a socket as fast as their person's budget allows. Beyond that the socket is not read, so that what is too much
 * waits at the sender; what was read already is held, and nothing of an honest burst is lost.
 */
export function readWithinBudget(
  socket: WebSocket,
  budget: FrameBudget,
  { onFrame, onFlood }: { onFrame: (frame: Frame) => void; onFlood: () => void },
): void {
  const held: Frame[] = []
  let pausing: NodeJS.Timeout | null = null

  const pause = () => {
    if (pausing) return
    socket.pause()
    pausing = setTimeout(goOn, budget.waitMs())
  }
  const goOn = () => {
    pausing = null
    // Before what is held: a sender whose chunks are small would always be read to the end.
    if (budget.isFlood()) return cut()
    for (let next = held[0]; next && budget.take(unitsOf(sizeOf(next.data))); next = held[0]) {
      held.shift()
      onFrame(next)
    }
    if (held.length === 0) return socket.resume()
    pause()
  }
  const cut = () => {
    if (socket.readyState === socket.OPEN) onFlood()
    socket.terminate()
  }
  const countControl = () => {
    // These were answered before anybody asked: the next are not read.
    if (!budget.take(1)) pause()
  }

  socket.on('message', (data, isBinary) => {
    if (held.length === 0 && budget.take(unitsOf(sizeOf(data)))) return onFrame({ data, isBinary })
    if (held.length >= MAX_HELD) return cut()
    held.push({ data, isBinary })
    pause()
  })
  socket.on('ping', countControl)
  socket.on('pong', countControl)
  socket.on('close', () => {
    if (pausing) clearTimeout(pausing)
    held.length = 0
    budget.release()
  })
}

const sizeOf = (data: RawData): number =>
  Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength
