import { expect, it } from 'vitest'
import { reconnectDelay } from './backoff.ts'

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 16_000],
  [6, 30_000],
  [10, 30_000],
  [11, null],
])('attempt %i comes after %s ms (spec §9)', (attempt, ms) => {
  expect(reconnectDelay(attempt, 0)).toBe(ms)
})

it('spreads the first attempts of those who lost the same server, within the longest wait', () => {
  expect(reconnectDelay(1, 1)).toBe(1500)
  expect(reconnectDelay(6, 1)).toBe(30_000)
})
