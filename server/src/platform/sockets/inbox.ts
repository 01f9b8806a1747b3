import type { RawData, WebSocket } from 'ws'
import { type FrameBudget, unitsOf } from './frame-budget.ts'

type Frame = { data: RawData; isBinary: boolean }

/** Max held frames: one chunk of a socket has a few hundred of ours, and no app has more waiting. */
const MAX_HELD = 1000

/**
 * Passes on the frames of a socket within their person's budget. Beyond it the socket is paused, so that the excess waits at the
 * sender; frames read already are held, and an honest burst loses nothing.
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
    // Checked before held frames: a sender of small chunks would always be read to the end.
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
    // These frames are handled already, so only the next ones are delayed.
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
