import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatcher } from './batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Doubles numbers, each time after 10 ms, and records the batches. */
function aSlowDoubler(limits: {
  maxConcurrent: number
  maxBatchSize: number
  delayMs?: number
  regroupMs?: number
}) {
  const batches: (readonly number[])[] = []
  const ask = createBatcher(limits, async (numbers: readonly number[]) => {
    batches.push(numbers)
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (numbers.length > 1 && numbers.includes(0)) throw new Error('Not zero')
    return numbers.map((number) => number * 2)
  })
  return { batches, ask }
}

it('queries at once while few are in flight, and batches those that arrive meanwhile', async () => {
  const { batches, ask } = aSlowDoubler({ maxConcurrent: 1, maxBatchSize: 2 })
  const answers = Promise.all([1, 2, 3, 4].map(ask))
  expect(batches).toEqual([[1]])

  await vi.advanceTimersByTimeAsync(30)

  expect(await answers).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3], [4]])
})

it('retries each alone when a batch fails, so that none fails the others', async () => {
  const { batches, ask } = aSlowDoubler({ maxConcurrent: 1, maxBatchSize: 9 })
  const answers = Promise.all([1, 0, 3].map(ask))
  await vi.advanceTimersByTimeAsync(40)

  expect(await answers).toEqual([2, 0, 6])
  expect(batches).toEqual([[1], [0, 3], [0], [3]])
})

it('delays the first query of a batch when there is no hurry', async () => {
  const { batches, ask } = aSlowDoubler({ maxConcurrent: 1, maxBatchSize: 9, delayMs: 100 })
  void ask(1)
  await vi.advanceTimersByTimeAsync(60)
  void ask(2)
  expect(batches).toEqual([])

  await vi.advanceTimersByTimeAsync(60)

  expect(batches).toEqual([[1, 2]])
})

it('batches the queries of one turn of the event loop when many may come', async () => {
  const { batches, ask } = aSlowDoubler({ maxConcurrent: 1, maxBatchSize: 9, regroupMs: 50 })
  void ask(1)
  await Promise.resolve()
  void ask(2)
  await vi.advanceTimersByTimeAsync(1)

  expect(batches).toEqual([[1, 2]])
})

it('waits after a burst, and not after a single query', async () => {
  const { batches, ask } = aSlowDoubler({ maxConcurrent: 1, maxBatchSize: 9, regroupMs: 50 })
  void ask(1)
  await vi.advanceTimersByTimeAsync(11)
  void ask(2)
  void ask(3)
  await vi.advanceTimersByTimeAsync(11)
  void ask(4)
  await vi.advanceTimersByTimeAsync(40)
  expect(batches).toEqual([[1], [2, 3]])

  await vi.advanceTimersByTimeAsync(20)

  expect(batches).toEqual([[1], [2, 3], [4]])
})
