import { expect, it } from 'vitest'
import { backoff } from './backoff.ts'

it.each([
  [1, 0, 1000],
  [1, 1, 1500],
  [2, 0, 2000],
  [2, 1, 3000],
  [3, 0, 4000],
  [4, 0, 8000],
  [5, 0, 16_000],
  [6, 0, 30_000],
  [6, 1, 30_000],
  [400, 0, 30_000],
])('after %i failures, with jitter %d, waits %i ms (product §9)', (failures, random, ms) => {
  expect(backoff(failures, random)).toBe(ms)
})
