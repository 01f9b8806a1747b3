import { expect, test } from 'vitest'
import { waitText } from './waiting-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [-5 * MINUTE, 'now'],
  [59_000, 'now'],
  [9 * MINUTE, '9 min'],
  [60 * MINUTE, '1 h'],
  [2 * HOUR + 14 * MINUTE, '2 h 14 min'],
  [24 * HOUR, '1 d'],
  [76 * HOUR + 59 * MINUTE, '3 d 4 h'],
])('a wait of %i ms reads %s', (ms, text) => {
  expect(waitText(ms)).toBe(text)
})
