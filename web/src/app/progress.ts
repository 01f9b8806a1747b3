import type { AnswerOf } from '@dream/contract/api/routes'
import {
  FEATURES,
  FEATURE_TITLES,
  UNLOCK_AT,
  type Feature,
  type UnlockAt,
} from '@dream/contract/rules/designs/unlocks'
import { usePendingLikes } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { useSession, type User } from '#lib/session/session.ts'

export type UserProgress = AnswerOf<'GET /api/user-progress'>

/** Whether a person swipes: only then is there progress to ask for. */
export const isBuyer = (user: User | null): user is User =>
  user !== null && user.isPhoneVerified && user.hasCompletedProfile && !user.isBroker && !user.isAdmin

/** The buyer's progress, with the likes that still wait to be sent; asked for only when there is a buyer. */
export function useProgress() {
  const { user } = useSession()
  // By name: Query draws a component again for what it has read of an answer, and no more.
  const { data, error, refetch } = useApiQuery('GET /api/user-progress', { isEnabled: isBuyer(user) })
  const pending = usePendingLikes()
  if (!data || pending === 0) return { data, error, refetch }
  const floorPlanLikes = Math.max(0, data.floorPlanLikes + pending)
  return { data: { ...data, floorPlanLikes }, error, refetch }
}

/** At how many likes features unlock. */
export const unlockAtOf = (progress: UserProgress | undefined): UnlockAt => progress?.unlockAt ?? UNLOCK_AT

/** What is unlocked stays so, also when likes were taken back. */
export const isUnlocked = (progress: UserProgress | undefined, feature: Feature) =>
  progress?.unlocked.includes(feature) ?? false

/** How many more likes a locked feature needs. */
export const missingFor = (progress: UserProgress | undefined, feature: Feature) =>
  Math.max(0, unlockAtOf(progress)[feature] - (progress?.floorPlanLikes ?? 0))

export type NextStep = { title: string; missing: number; at: number }

/** The next thing to unlock; null when nothing is left. */
export function nextStep(progress: UserProgress): NextStep | null {
  const feature = FEATURES.find((each) => !isUnlocked(progress, each))
  if (!feature) return null
  const title = FEATURE_TITLES[feature]
  return { title, missing: missingFor(progress, feature), at: unlockAtOf(progress)[feature] }
}
