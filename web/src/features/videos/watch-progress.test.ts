import { describe, expect, it } from 'vitest'
import {
  isHalfWatched,
  progressAt,
  parseWatchProgressById,
  resumeAt,
  type WatchProgress,
} from './watch-progress.ts'

const mark = (facts: Partial<WatchProgress> = {}): WatchProgress => ({
  atS: 12,
  isWatched: false,
  seenAt: 1,
  ...facts,
})

describe('a video of 30 s', () => {
  it.each([
    [26.9, false],
    [27, true],
    [30, true],
  ])('left at %d s: watched is %s', (atS, isWatched) => {
    expect(progressAt(undefined, atS, 30).isWatched).toBe(isWatched)
  })

  it('stays watched when it is started again', () => {
    expect(progressAt(mark({ isWatched: true }), 3, 30)).toMatchObject({ atS: 3, isWatched: true })
  })

  it.each([
    ['never seen', undefined, 0],
    ['left in the middle', mark(), 12],
    ['left at its start', mark({ atS: 1.5 }), 0],
    ['left near its end', mark({ atS: 28 }), 0],
  ])('%s resumes at %s', (_, left, atS) => {
    expect(resumeAt(left, 30)).toBe(atS)
  })

  it.each([
    ['left in the middle', mark(), true],
    ['left at its start', mark({ atS: 1 }), false],
    ['watched before', mark({ isWatched: true }), false],
    ['never seen', undefined, false],
  ])('%s is half watched: %s', (_, left, isHalf) => {
    expect(isHalfWatched(left, 30)).toBe(isHalf)
  })
})

it.each([null, 'nonsense', 7, []])('%j as stored progress is none', (stored) => {
  expect(parseWatchProgressById(stored)).toEqual({})
})

it('malformed progress is dropped, the rest stays', () => {
  expect(parseWatchProgressById({ one: mark(), two: { atS: '12' }, three: null })).toEqual({ one: mark() })
})
