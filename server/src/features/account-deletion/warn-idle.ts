import type { Database } from '#platform/database/database.ts'
import { beginDeletion } from './begin-deletion.ts'
import { lockAccount } from './deletion.store.ts'
import { findIdle, isIdle } from './idle.store.ts'

/** Max warnings per run: a mail provider that suddenly sees thousands takes the sender for a spammer. */
const AT_ONCE = 200

/**
 * Warns people with idle accounts of the erasure, as if they had asked for it: signing in keeps the account, the same job erases
 * it. Returns the number of people warned.
 */
export async function warnIdle({ db, transaction }: Database): Promise<number> {
  let warned = 0
  for (const userId of await findIdle(db, AT_ONCE)) {
    const isWarned = await transaction(async (tx) => {
      // Back meanwhile, or warned by another process: checked under the account's lock.
      if (!(await lockAccount(tx, userId)) || !(await isIdle(tx, userId))) return false
      return (await beginDeletion(tx, { userId, askedBy: 'idle' })).isNew
    })
    if (isWarned) warned += 1
  }
  return warned
}
