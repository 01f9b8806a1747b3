import { WATCHED_SHARE } from '@dream/contract/rules/videos'

/** How far a person has watched a video on this device. */
export type WatchMark = { atS: number; isWatched: boolean; seenAt: number }
export type WatchMarks = Readonly<Record<string, WatchMark>>

/** Who has seen less than this has not begun. */
const BEGUN_S = 2

/** Marks as an older app or another tab may have written them; what is no mark is dropped. */
export function parseMarks(stored: unknown): WatchMarks {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]: [string, unknown]) => {
      const mark = parseMark(value)
      return mark ? [[id, mark]] : []
    }),
  )
}

function parseMark(value: unknown): WatchMark | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('atS' in value && 'isWatched' in value && 'seenAt' in value)) return null
  const { atS, isWatched, seenAt } = value
  const isMark = typeof atS === 'number' && typeof isWatched === 'boolean' && typeof seenAt === 'number'
  return isMark ? { atS, isWatched, seenAt } : null
}

const isNearEnd = (atS: number, seconds: number) => atS >= seconds * WATCHED_SHARE

/** The mark after watching up to a moment; what was watched once stays watched. */
export function markAt(before: WatchMark | undefined, atS: number, seconds: number): WatchMark {
  const isWatched = before?.isWatched === true || isNearEnd(atS, seconds)
  return { atS: Math.round(atS * 10) / 10, isWatched, seenAt: Date.now() }
}

/** Where a video goes on: where it was left, or from the start when that was nearly the start or the end. */
export function resumeAt(mark: WatchMark | undefined, seconds: number): number {
  if (!mark || mark.atS < BEGUN_S || isNearEnd(mark.atS, seconds)) return 0
  return mark.atS
}

export const isHalfWatched = (mark: WatchMark | undefined, seconds: number) =>
  mark?.isWatched === false && resumeAt(mark, seconds) > 0
