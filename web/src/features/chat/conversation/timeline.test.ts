import { expect, it } from 'vitest'
import { aMessage } from '#testing/chat/chat.ts'
import {
  EMPTY_TIMELINE,
  leap,
  merge,
  missingAfter,
  olderThan,
  type Timeline,
  withChange,
} from './timeline.ts'

const of = (...seqs: number[]) => seqs.map((seq) => aMessage({ seq }))
const holding = (...seqs: number[]) => merge(EMPTY_TIMELINE, of(...seqs))
const shown = ({ run }: Timeline) => run.map(({ seq }) => seq)

it.each([
  ['in order', [[1], [2], [3]], [1, 2, 3]],
  ['swapped', [[1], [3], [2]], [1, 2, 3]],
  ['backwards', [[3], [2], [1]], [1, 2, 3]],
  ['twice', [[1, 2], [2], [2, 3], [1]], [1, 2, 3]],
  ['a page after a live one', [[60], [50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60]], [...tens(50), 60]],
  [
    'an older page',
    [
      [51, 52],
      [49, 50],
    ],
    [49, 50, 51, 52],
  ],
] as const)('messages that arrive %s are shown once and in order', (_, pages, expected) => {
  const timeline = pages.reduce<Timeline>((all, page) => merge(all, of(...page)), EMPTY_TIMELINE)

  expect(shown(timeline)).toEqual(expected)
})

function tens(from: number) {
  return Array.from({ length: 10 }, (_, at) => from + at)
}

it('holds messages after a gap back until it is filled, and knows where it begins', () => {
  const gapped = merge(holding(1, 2), of(5))
  expect(shown(gapped)).toEqual([1, 2])
  expect(missingAfter(gapped)).toBe(2)

  const half = merge(gapped, of(4))
  expect(shown(half)).toEqual([1, 2])

  const filled = merge(half, of(3))
  expect(shown(filled)).toEqual([1, 2, 3, 4, 5])
  expect(missingAfter(filled)).toBeNull()
})

it('detects a gap from the last seq alone', () => {
  expect(missingAfter(merge(holding(1, 2), [], 4))).toBe(2)
})

it('drops older messages that do not touch the loaded ones', () => {
  expect(shown(merge(holding(90, 91), of(10, 11)))).toEqual([90, 91])
})

it('shows the newer version of a message in its place, whichever comes last', () => {
  const edited = aMessage({ seq: 2, body: 'Better words', changeSeq: 4 })

  const changed = withChange(holding(1, 2, 3), edited)
  const thenOld = merge(changed, of(2))

  expect(thenOld.run.map(({ body }) => body)).toEqual(['Message 1', 'Better words', 'Message 3'])
})

it('ignores a change of a message that is not loaded', () => {
  const timeline = withChange(holding(50, 51), aMessage({ seq: 2, changeSeq: 4 }))

  expect(shown(timeline)).toEqual([50, 51])
})

it('drops the text of a deleted message also where it is quoted, whether or not it is loaded itself', () => {
  const quote = { seq: 2, senderId: null, type: 'text', text: 'A secret', isDeleted: false } as const
  const answer = aMessage({ seq: 51, replyTo: quote })
  const deleted = aMessage({ seq: 2, body: '', deletedAt: '2026-11-20T06:00:00.000Z', changeSeq: 4 })

  const timeline = withChange(merge(holding(50), [answer]), deleted)

  expect(shown(timeline)).toEqual([50, 51])
  expect(timeline.run.at(-1)?.replyTo).toMatchObject({ text: '', isDeleted: true })
})

it('resumes from the newest after a gap that is too long', () => {
  const timeline = leap(merge(holding(1, 2), of(451, 452), 452))

  expect(shown(timeline)).toEqual([451, 452])
  expect(olderThan(timeline)).toBe(451)
})

it('knows the beginning of a conversation', () => {
  expect(olderThan(holding(1, 2))).toBeNull()
  expect(olderThan(EMPTY_TIMELINE)).toBeNull()
})
