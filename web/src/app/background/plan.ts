import {
  BACKGROUND_PREFETCH_MS,
  PRELOAD_BEFORE,
  ROUTE_PREFETCH_MS,
} from '@dream/contract/rules/app/background'
import { FIRST_PREFETCH_MS } from '@dream/contract/rules/app/timing'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { unlockAtOf, type UserProgress } from '../progress.ts'

/**
 * Background task. `builds` caches the app itself for offline starts; `chat` connects; `notifications` renews the device's push
 * subscription.
 */
export type BackgroundTask =
  | 'progress'
  | 'dreamlist'
  | 'screens'
  | 'builds'
  | 'chat'
  | 'notifications'
  | 'taste'
  | 'hand-pictures'
  | 'dreamlist-pictures'
  | 'land'
  | 'videos'
  | 'notes'

/** Progress of a buyer; null: not known, or not a buyer. */
export type Progress = UserProgress | null

export type PlannedTask = { atMs: number; task: BackgroundTask; isWanted: (progress: Progress) => boolean }

const always = () => true
const forBuyers = (progress: Progress) => progress !== null
const nearly = (feature: Feature, before: number) => (progress: Progress) =>
  progress !== null && progress.floorPlanLikes >= unlockAtOf(progress)[feature] - before

const [SOON, LATER, LAST] = BACKGROUND_PREFETCH_MS

/** Background tasks with their times after the start (product §9). */
export const PLAN: readonly PlannedTask[] = [
  { atMs: FIRST_PREFETCH_MS, task: 'progress', isWanted: always },
  { atMs: ROUTE_PREFETCH_MS, task: 'screens', isWanted: always },
  { atMs: SOON, task: 'builds', isWanted: always },
  { atMs: SOON, task: 'chat', isWanted: always },
  { atMs: SOON, task: 'notifications', isWanted: always },
  { atMs: SOON, task: 'dreamlist', isWanted: nearly('dreamlist', PRELOAD_BEFORE.lists) },
  { atMs: LATER, task: 'hand-pictures', isWanted: forBuyers },
  { atMs: LATER, task: 'taste', isWanted: forBuyers },
  { atMs: LATER, task: 'dreamlist-pictures', isWanted: nearly('dreamlist', PRELOAD_BEFORE.lists) },
  { atMs: LATER, task: 'notes', isWanted: forBuyers },
  { atMs: LAST, task: 'land', isWanted: (progress) => progress?.unlocked.includes('land') ?? false },
  { atMs: LAST, task: 'videos', isWanted: nearly('videos', PRELOAD_BEFORE.videos) },
]
