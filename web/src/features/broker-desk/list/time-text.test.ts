import { expect, test } from 'vitest'
import { comingTimeText, pastTimeText } from './time-text.ts'

const now = new Date(2026, 10, 21, 14, 30)
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [new Date(2026, 10, 21, 15, 30), '3:30 pm'],
  [new Date(2026, 10, 22, 9, 0), 'tomorrow 9:00 am'],
  [new Date(2026, 10, 23, 9, 0), 'Mon 9:00 am'],
  [new Date(2026, 11, 3, 9, 0), '3 Dec 9:00 am'],
])('what comes at %s is said as %s', (at, text) => {
  expect(plain(comingTimeText(at, now))).toBe(text)
})

test.each([
  [new Date(2026, 10, 21, 11, 46), '11:46 am'],
  [new Date(2026, 10, 20, 23, 59), 'Fri'],
  [new Date(2026, 10, 13, 9, 0), '13 Nov'],
])('what happened at %s is said as %s', (at, text) => {
  expect(plain(pastTimeText(at, now))).toBe(text)
})
