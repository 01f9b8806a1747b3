import { expect, test } from 'vitest'
import { daysLeft, isEnding, isValid } from './checks.ts'

/** Late in the evening of the 24th in Sydney, midday in London. */
const now = new Date('2026-11-24T23:30:00+11:00')

test.each([
  [null, null, true, false],
  ['2026-11-23', -1, false, false],
  ['2026-11-24', 0, true, true],
  ['2026-12-24', 30, true, true],
  ['2026-12-25', 31, true, false],
])('of a check until %s there are %s days left', (expiresOn, left, valid, ending) => {
  expect([daysLeft({ expiresOn }, now), isValid({ expiresOn }, now), isEnding({ expiresOn }, now)]).toEqual([
    left,
    valid,
    ending,
  ])
})
