import type { Db, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { isConfirmedSession } from './confirm.store.ts'

/** Guards changes that a session alone must not make: throws `confirm-it-is-you` without a recent step-up on this session. */
export async function requireConfirmed(db: Db | Tx, sessionId: string): Promise<void> {
  if (!(await isConfirmedSession(db, sessionId))) throw problem('confirm-it-is-you')
}
