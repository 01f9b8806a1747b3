import { expect, test } from 'vitest'
import { comingTimeText, pastTimeText } from './time-text.ts'

const now = new Date(2026, 10, 21, 14, 30)

test.each([
  [new Date(2026, 10, 21, 15, 30), '15:30'],
  [new Date(2026, 10, 22, 9, 0), 'tomorrow 9:00'],
  [new Date(2026, 10, 23, 9, 0), 'Mon 9:00'],
  [new Date(2026, 11, 3, 9, 0), '3 Dec 9:00'],
])('a future %s is shown as %s', (at, text) => {
  expect(comingTimeText(at, now)).toBe(text)
})

test.each([
  [new Date(2026, 10, 21, 11, 46), '11:46'],
  [new Date(2026, 10, 20, 23, 59), 'Fri'],
  [new Date(2026, 10, 13, 9, 0), '13 Nov'],
])('a past %s is shown as %s', (at, text) => {
  expect(pastTimeText(at, now)).toBe(text)
})
