import { WATCHED_SHARE } from '@dream/contract/rules/app/videos'

/** How far a person has watched a video; `seenAt` by the clock of the device. */
export type WatchProgress = { atS: number; isWatched: boolean; seenAt: number }
export type WatchProgressById = Readonly<Record<string, WatchProgress>>

/** Who has seen less than this has not begun. */
const BEGUN_S = 2

/** Progress as an older app or another tab may have written it; what is malformed is dropped. */
export function parseWatchProgressById(stored: unknown): WatchProgressById {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]: [string, unknown]) => {
      const progress = parseWatchProgress(value)
      return progress ? [[id, progress]] : []
    }),
  )
}

function parseWatchProgress(value: unknown): WatchProgress | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('atS' in value && 'isWatched' in value && 'seenAt' in value)) return null
  const { atS, isWatched, seenAt } = value
  const isValid = typeof atS === 'number' && typeof isWatched === 'boolean' && typeof seenAt === 'number'
  return isValid ? { atS, isWatched, seenAt } : null
}

/** Of two devices' progress, per video the newest; what was watched on either is watched. */
export function newestOf(one: WatchProgressById, other: WatchProgressById): WatchProgressById {
  const all = { ...one }
  for (const [id, progress] of Object.entries(other)) {
    const known = all[id]
    const newest = known && known.seenAt > progress.seenAt ? known : progress
    all[id] = { ...newest, isWatched: progress.isWatched || known?.isWatched === true }
  }
  return all
}

const isNearEnd = (atS: number, seconds: number) => atS >= seconds * WATCHED_SHARE

/** The progress after watching up to a moment; what was watched once stays watched. */
export function progressAt(before: WatchProgress | undefined, atS: number, seconds: number): WatchProgress {
  const isWatched = before?.isWatched === true || isNearEnd(atS, seconds)
  return { atS: Math.round(atS * 10) / 10, isWatched, seenAt: Date.now() }
}

/** Where a video resumes: where it was left, or from the start when that was nearly the start or the end. */
export function resumeAt(progress: WatchProgress | undefined, seconds: number): number {
  if (!progress || progress.atS < BEGUN_S || isNearEnd(progress.atS, seconds)) return 0
  return progress.atS
}

export const isHalfWatched = (progress: WatchProgress | undefined, seconds: number) =>
  progress?.isWatched === false && resumeAt(progress, seconds) > 0
