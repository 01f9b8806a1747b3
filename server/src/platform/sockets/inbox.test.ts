import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createFrameBudgets } from './frame-budget.ts'
import { readWithinBudget } from './inbox.ts'

const PACE = { burst: 100, perSecond: 10, cutAfterMs: 15_000 }

/** Socket whose sender always has another chunk of frames ready. */
function aSocketOf({ chunk }: { chunk: number }) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const emitter = new EventEmitter()
  const deliver = (count: number) => {
    for (let frame = 0; frame < count; frame += 1) emitter.emit('message', Buffer.from('{}'), false)
  }
  const socket = Object.assign(emitter, {
    OPEN: 1,
    readyState: 1,
    isPaused: false,
    pause: () => (socket.isPaused = true),
    resume: () => (socket.isPaused = false),
    terminate() {
      socket.readyState = 3
      clearInterval(sending)
      emitter.emit('close')
    },
  })
  const sending = setInterval(() => {
    if (!socket.isPaused) deliver(chunk)
  }, 1)
  onTestFinished(() => clearInterval(sending))
  const seen = { frames: 0, floods: 0 }
  const budgets = createFrameBudgets(PACE, () => Date.now(), { onSpent: () => undefined })
  readWithinBudget(socket as unknown as WebSocket, budgets.of('sam'), {
    onFrame: () => (seen.frames += 1),
    onFlood: () => (seen.floods += 1),
  })
  return { deliver, seen }
}

test.each([3, 50])('a sender that never stops is disconnected, in chunks of %i frames', (chunk) => {
  const { deliver, seen } = aSocketOf({ chunk })

  deliver(PACE.burst)
  vi.advanceTimersByTime(PACE.cutAfterMs + 10_000)

  expect(seen.floods).toBe(1)
  expect(seen.frames).toBeLessThan(PACE.burst + PACE.perSecond * 25)
})

test('an honest burst is read to its end, at the pace of the budget', () => {
  const { deliver, seen } = aSocketOf({ chunk: 0 })

  deliver(150)
  expect(seen.frames).toBe(100)
  vi.advanceTimersByTime(10_000)

  expect(seen).toEqual({ frames: 150, floods: 0 })
})
