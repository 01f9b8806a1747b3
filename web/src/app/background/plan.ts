import { BACKGROUND_PREFETCH_MS, PRELOAD_AT, ROUTE_PREFETCH_MS } from '@dream/contract/rules/background'
import { FIRST_PREFETCH_MS } from '@dream/contract/rules/timing'
import type { UserProgress } from '../progress.ts'

/**
 * What is done ahead of need. `builds` keeps the app itself for a start without a network; `chat` connects; `notifications`
 * renews the device's subscription.
 */
export type Errand =
  | 'progress'
  | 'dreamlist'
  | 'screens'
  | 'builds'
  | 'chat'
  | 'notifications'
  | 'hand-pictures'
  | 'dreamlist-pictures'
  | 'land'
  | 'videos'

/** How far a buyer is; null: nothing is known, or it is no buyer. */
export type Progress = UserProgress | null

type Row = { atMs: number; errand: Errand; isWanted: (progress: Progress) => boolean }

const always = () => true
const forBuyers = (progress: Progress) => progress !== null
const from = (likes: number) => (progress: Progress) => (progress?.floorPlanLikes ?? 0) >= likes

const [SOON, LATER, LAST] = BACKGROUND_PREFETCH_MS

/** Each errand with its time after the start (spec §9). */
export const PLAN: readonly Row[] = [
  { atMs: FIRST_PREFETCH_MS, errand: 'progress', isWanted: always },
  { atMs: ROUTE_PREFETCH_MS, errand: 'screens', isWanted: always },
  { atMs: SOON, errand: 'builds', isWanted: always },
  { atMs: SOON, errand: 'chat', isWanted: always },
  { atMs: SOON, errand: 'notifications', isWanted: always },
  { atMs: SOON, errand: 'dreamlist', isWanted: from(PRELOAD_AT.lists) },
  { atMs: LATER, errand: 'hand-pictures', isWanted: forBuyers },
  { atMs: LATER, errand: 'dreamlist-pictures', isWanted: from(PRELOAD_AT.lists) },
  { atMs: LAST, errand: 'land', isWanted: (progress) => progress?.unlocked.includes('land') ?? false },
  { atMs: LAST, errand: 'videos', isWanted: from(PRELOAD_AT.videos) },
]
