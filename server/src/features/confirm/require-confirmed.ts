import type { Db, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { isConfirmedSession } from './confirm.store.ts'

/** For changes that a session alone must not make: throws `confirm-it-is-you` unless the person has confirmed it lately, on this session. */
export async function requireConfirmed(db: Db | Tx, sessionId: string): Promise<void> {
  if (!(await isConfirmedSession(db, sessionId))) throw problem('confirm-it-is-you')
}
