import { WATCHED_SHARE } from '@dream/contract/rules/app/videos'

/** Watch progress of a video; `seenAt` by the device's clock. */
export type WatchProgress = { atS: number; isWatched: boolean; seenAt: number }
export type WatchProgressById = Readonly<Record<string, WatchProgress>>

/** Minimum position that counts as started. */
const BEGUN_S = 2

/** Parses progress that an older app or another tab may have written; malformed entries are dropped. */
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

/** Merges the progress of two devices: the newest per video; watched on either counts as watched. */
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

/** Updates the progress to a position; a watched video stays watched. */
export function progressAt(before: WatchProgress | undefined, atS: number, seconds: number): WatchProgress {
  const isWatched = before?.isWatched === true || isNearEnd(atS, seconds)
  return { atS: Math.round(atS * 10) / 10, isWatched, seenAt: Date.now() }
}

/** Position at which a video resumes: where it was left, or the start when that was near the start or the end. */
export function resumeAt(progress: WatchProgress | undefined, seconds: number): number {
  if (!progress || progress.atS < BEGUN_S || isNearEnd(progress.atS, seconds)) return 0
  return progress.atS
}

export const isHalfWatched = (progress: WatchProgress | undefined, seconds: number) =>
  progress?.isWatched === false && resumeAt(progress, seconds) > 0
