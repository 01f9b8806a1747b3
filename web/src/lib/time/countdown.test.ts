import { expect, test } from 'vitest'
import { asClock, secondsUntil } from './countdown.ts'

test('the wait counts down to zero and stays there', () => {
  expect(secondsUntil(60_000, 0)).toBe(60)
  expect(secondsUntil(60_000, 59_001)).toBe(1)
  expect(secondsUntil(60_000, 70_000)).toBe(0)
})

test.each([
  [5, '0:05'],
  [60, '1:00'],
  [754, '12:34'],
])('%i seconds read %s', (seconds, clock) => {
  expect(asClock(seconds)).toBe(clock)
})
