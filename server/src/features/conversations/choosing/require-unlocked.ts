import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Db, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { readUnlock } from './choosing.store.ts'

/** Throws while brokers are locked for a buyer. */
export async function requireUnlocked(db: Db | Tx, userId: string, at: UnlockAt): Promise<void> {
  const { isUnlocked, floorPlanLikes } = await readUnlock(db, userId)
  if (isUnlocked) return
  throw problem('locked', { progress: { required: at.brokers, current: floorPlanLikes } })
}
