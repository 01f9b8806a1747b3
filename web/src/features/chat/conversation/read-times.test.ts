import { expect, test } from 'vitest'
import { readAtOf, type ReadTime, withReadTime } from './read-times.ts'

const [MORNING, NOON] = ['2026-11-20T22:00:00.000Z', '2026-11-21T02:00:00.000Z']
const twice = [
  { readSeq: 4, lastRead: { afterSeq: 2, at: MORNING } },
  { readSeq: 6, lastRead: { afterSeq: 4, at: NOON } },
].reduce<readonly ReadTime[]>(withReadTime, [])

test.each([
  [2, null],
  [3, MORNING],
  [4, MORNING],
  [5, NOON],
  [6, NOON],
  [7, null],
])('message %i was read when a read receipt first reached it: %s', (seq, at) => {
  expect(readAtOf(twice, seq)).toBe(at)
})

test('a known read time changes nothing, and an unknown one adds nothing', () => {
  expect(withReadTime(twice, { readSeq: 6, lastRead: { afterSeq: 4, at: NOON } })).toBe(twice)
  expect(withReadTime(twice, { readSeq: 9, lastRead: null })).toBe(twice)
})
