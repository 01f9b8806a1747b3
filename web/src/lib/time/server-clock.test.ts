import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const AT = Date.parse('2026-11-27T09:00:00Z')
const server = (ms: number) => new Date(ms).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: AT }))
afterEach(() => {
  noteServerTime(server(Date.now()), Date.now())
  vi.useRealTimers()
})

test.each([15 * 60_000, -3 * 3_600_000])('a clock that is %i ms ahead is corrected', (aheadMs) => {
  noteServerTime(server(AT - aheadMs), AT - 200)

  expect(Math.abs(serverNow() - (AT - aheadMs))).toBeLessThan(1000)
  vi.advanceTimersByTime(60_000)
  expect(Math.abs(serverNow() - (AT - aheadMs + 60_000))).toBeLessThan(1000)
})

test('a correct clock is left alone, however long an answer takes', () => {
  noteServerTime(server(AT - 1000), AT - 4000)

  expect(serverNow()).toBe(AT)
})

test.each([
  ['says no time', null, AT - 200],
  ['took too long', server(AT - 3_600_000), AT - 20_000],
  ['came while the clock was put back', server(AT - 3_600_000), AT + 5000],
])('an answer that %s changes nothing', (_, date, sentAt) => {
  noteServerTime(date, sentAt)

  expect(serverNow()).toBe(AT)
})
