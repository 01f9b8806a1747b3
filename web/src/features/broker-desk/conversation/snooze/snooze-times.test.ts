import { expect, test } from 'vitest'
import { asLocalInput, snoozeTimes } from './snooze-times.ts'

const offered = (now: Date) => snoozeTimes(now).map(({ label, until }) => `${label}: ${asLocalInput(until)}`)

test('on a Saturday: in an hour, tomorrow morning, Monday morning', () => {
  expect(offered(new Date(2026, 10, 21, 14, 30))).toEqual([
    'In 1 hour: 2026-11-21T15:30',
    'Tomorrow 9:00: 2026-11-22T09:00',
    'Monday 9:00: 2026-11-23T09:00',
  ])
})

test('on a Sunday Monday is tomorrow, and on a Monday it is the next one', () => {
  expect(offered(new Date(2026, 10, 22, 23, 30))).toEqual([
    'In 1 hour: 2026-11-23T00:30',
    'Tomorrow 9:00: 2026-11-23T09:00',
  ])
  expect(offered(new Date(2026, 10, 23, 8, 0)).at(-1)).toBe('Monday 9:00: 2026-11-30T09:00')
})
