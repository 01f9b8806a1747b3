import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

it.each([
  [1, 0, 0, 1000],
  [2, 0, 0, 2000],
  [2, 0, 1, 3000],
  [5, 0, 0, 16_000],
  [6, 0, 0.5, 30_000],
  [400, 0, 0, 30_000],
  [1, 12_000, 1, 12_000],
])('after %i failures, asked to wait %i ms, spread by %d, waits %i ms', (failures, asked, random, ms) => {
  expect(retryDelay(failures, asked, random)).toBe(ms)
})
