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

/** Whether a person is a buyer who swipes: only they have progress. */
export const isBuyer = (user: User | null): user is User =>
  user !== null && user.isPhoneVerified && user.hasCompletedProfile && !user.isBroker && !user.isAdmin

/** Progress of the buyer, with unsent likes; read only for buyers. */
export function useProgress() {
  const { user } = useSession()
  // Destructured: Query re-renders only for the properties that were read.
  const { data, error, refetch } = useApiQuery('GET /api/user-progress', { isEnabled: isBuyer(user) })
  const pending = usePendingLikes()
  if (!data || pending === 0) return { data, error, refetch }
  const floorPlanLikes = Math.max(0, data.floorPlanLikes + pending)
  return { data: { ...data, floorPlanLikes }, error, refetch }
}

/** Number of likes at which features unlock. */
export const unlockAtOf = (progress: UserProgress | undefined): UnlockAt => progress?.unlockAt ?? UNLOCK_AT

/** Whether a feature is unlocked; it stays so when likes are undone. */
export const isUnlocked = (progress: UserProgress | undefined, feature: Feature) =>
  progress?.unlocked.includes(feature) ?? false

/** Number of likes that a locked feature still needs. */
export const missingFor = (progress: UserProgress | undefined, feature: Feature) =>
  Math.max(0, unlockAtOf(progress)[feature] - (progress?.floorPlanLikes ?? 0))

export type NextStep = { title: string; missing: number; at: number }

/** Next feature to unlock; null when nothing is left. */
export function nextStep(progress: UserProgress): NextStep | null {
  const feature = FEATURES.find((each) => !isUnlocked(progress, each))
  if (!feature) return null
  const title = FEATURE_TITLES[feature]
  return { title, missing: missingFor(progress, feature), at: unlockAtOf(progress)[feature] }
}
