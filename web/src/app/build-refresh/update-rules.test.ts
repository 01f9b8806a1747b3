import { BUILD_REMEMBERED_MS } from '@dream/contract/rules/app/background'
import { expect, test } from 'vitest'
import { isUpdate, isSafe, parseSeen, rememberBuilds, type Moment } from './update-rules.ts'

const NOW = 1_800_000_000_000
const justNow = (...ids: string[]) => ids.map((id) => ({ id, at: NOW - 1000 }))
const longAgo = (...ids: string[]) => ids.map((id) => ({ id, at: NOW - BUILD_REMEMBERED_MS }))

test.each([
  ['the same build', 'a', 'a', justNow('a'), false],
  ['another build', 'a', 'b', justNow('a'), true],
  ['no answer', 'a', null, justNow('a'), false],
  ['a build that this tab was loaded anew for', 'a', 'b', justNow('a', 'b'), false],
  ['the build that this tab was before', 'b', 'a', justNow('a', 'b'), false],
  ['a third build', 'b', 'c', justNow('a', 'b'), true],
  ['an old build that was put back later', 'b', 'a', longAgo('a', 'b'), true],
  ['a server without a build', 'a', 'development', [], false],
  ['a page without a build', 'development', 'a', [], false],
] as const)('%s: %s answered by %s', (_, ownId, otherId, seen, isOffered) => {
  expect(isUpdate({ ownId, otherId, seen, now: NOW })).toBe(isOffered)
})

test('two servers with two builds reload a page only once', () => {
  let seen = rememberBuilds([], ['a'], NOW)
  let ownId = 'a'
  let moves = 0
  for (let minute = 0; minute < 30; minute++) {
    const now = NOW + minute * 60_000
    const otherId = minute % 2 === 0 ? 'a' : 'b'
    if (!isUpdate({ ownId, otherId, seen, now })) continue
    seen = rememberBuilds(seen, [ownId, otherId], now)
    ownId = otherId
    moves += 1
  }

  expect(moves).toBe(1)
})

test('malformed stored builds are ignored', () => {
  expect(parseSeen(null)).toEqual([])
  expect(parseSeen('{"half')).toEqual([])
  expect(parseSeen('{"id":"a","at":1}')).toEqual([])
  expect(parseSeen('[{"id":"a"},{"id":"b","at":1},"c"]')).toEqual([{ id: 'b', at: 1 }])
})

const NOTHING = { isTyping: false, isTouching: false, isReading: false, isWatching: false }

test.each([
  ['request', NOTHING, true],
  ['request', { ...NOTHING, isTyping: true }, true],
  ['missing-screen', { ...NOTHING, isTyping: true }, true],
  ['navigation', NOTHING, true],
  ['navigation', { ...NOTHING, isTyping: true }, true],
  ['navigation', { ...NOTHING, isTouching: true }, false],
  ['hidden', NOTHING, true],
  ['hidden', { ...NOTHING, isTyping: true }, false],
  ['hidden', { ...NOTHING, isTouching: true }, false],
  ['hidden', { ...NOTHING, isReading: true }, false],
  ['hidden', { ...NOTHING, isWatching: true }, false],
] as const satisfies readonly (readonly [Moment, object, boolean])[])(
  'on %s, with the activity %o, a reload is safe: %s',
  (moment, doing, isOffered) => {
    expect(isSafe(moment, doing)).toBe(isOffered)
  },
)
