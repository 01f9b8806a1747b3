import type { Preference, PreferenceAnswer } from '@dream/contract/api/designs/deck'
import { FEATURES, UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { mayGiveReason } from '#features/designs/ranking/pass-reasons.ts'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { markOpened, storePreference, undoPreference } from './preferences.store.ts'

type Deps = {
  database: Database
  catalogue: Catalogue
  /** Current unlock numbers. */
  unlockAt?: () => UnlockAt
}

/** Likes or passes a design. A reason that this design's card does not offer is ignored: the pass itself still counts. */
export async function recordPreference(
  { database, catalogue, unlockAt = () => UNLOCK_AT }: Deps,
  userId: string,
  preference: Preference,
): Promise<PreferenceAnswer> {
  const { reason, ...bare } = preference
  const isGiven = reason !== undefined && hasReason(catalogue, bare.designId, reason)
  const row = await storePreference(database, userId, {
    ...(isGiven ? preference : bare),
    unlockAt: unlockAt(),
  })
  if (!row) throw problem('not-found')
  if (preference.wasOpened) await markOpened(database.db, userId, preference.designId)
  return {
    floorPlanLikes: row.floor_plan_likes,
    unlocked: FEATURES.filter((feature) => row.unlocked.includes(feature)),
  }
}

function hasReason(catalogue: Catalogue, designId: string, reason: string): boolean {
  const entry = catalogue.now().byId.get(designId)
  return entry !== undefined && mayGiveReason(entry.design, reason)
}

/** Takes a like or pass back. */
export async function takePreferenceBack(
  { database }: Pick<Deps, 'database'>,
  userId: string,
  undone: { designId: string; swipeId?: string | undefined },
): Promise<PreferenceAnswer> {
  const row = await undoPreference(database.db, userId, undone)
  if (!row) throw problem('not-found')
  return { floorPlanLikes: row.floor_plan_likes, unlocked: [] }
}
