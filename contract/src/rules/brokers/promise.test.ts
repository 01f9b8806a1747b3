import { expect, test } from 'vitest'
import { promiseUsed } from './promise.ts'

const pace = { hours: [], timeZone: 'Australia/Melbourne', replyMinutes: null } as const
const at = (text: string) => new Date(`${text}+11:00`)

test.each([
  ['an hour of the two that are promised', '2026-11-20T10:00:00', '2026-11-20T11:00:00', 0.5],
  ['all of it', '2026-11-20T10:00:00', '2026-11-20T12:00:00', 1],
  ['twice as long', '2026-11-20T10:00:00', '2026-11-20T14:00:00', 2],
  ['a night, in which nobody works', '2026-11-19T17:00:00', '2026-11-20T09:00:00', 0],
  ['a Friday evening to Monday at ten', '2026-11-20T18:00:00', '2026-11-23T10:00:00', 0.5],
])('of a promise is used up after %s', (_, since, now, used) => {
  expect(promiseUsed(pace, at(since), at(now))).toBe(used)
})

test('a broker with a longer median has a longer promise', () => {
  const slower = { ...pace, replyMinutes: 120 }

  expect(promiseUsed(slower, at('2026-11-20T10:00:00'), at('2026-11-20T12:00:00'))).toBe(0.5)
})
