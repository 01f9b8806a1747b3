import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { markEntered } from './limits/sent-codes.store.ts'

export type Purpose = 'phone' | 'password' | 'email'

type NewCode = {
  userId: string
  purpose: Purpose
  target: string
  codeHash: Buffer
  lifeMinutes: number
  /** Id of its row in sent_codes. */
  sentId: string
}

/** Stores a new code, replacing the one before. */
export async function saveCode(tx: Tx, code: NewCode) {
  const { userId, purpose, target, codeHash, lifeMinutes, sentId } = code
  const fresh = {
    target,
    code_hash: codeHash,
    sent_id: sentId,
    attempts: 0,
    used_at: null,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${lifeMinutes})`,
  }
  await tx
    .insertInto('codes')
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute()
}

type CodeKey = { userId: string; purpose: Purpose }

/**
 * Uses up one try and returns the hash to compare with; null when there is no open code. One statement, so that parallel guesses
 * count.
 */
export async function countTry(db: Db, { userId, purpose, tries }: CodeKey & { tries: number }) {
  return db
    .updateTable('codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', tries)
    .returning(['code_hash', 'target', 'attempts'])
    .executeTakeFirst()
}

/** Target of a code whose tries were used up before it expired. */
export async function findExhausted(db: Db, { userId, purpose, tries }: CodeKey & { tries: number }) {
  return db
    .selectFrom('codes')
    .select('target')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '>=', tries)
    .executeTakeFirst()
}

/**
 * Reads the account of an email and the hash of its open code, if any. One statement, so that the timing is the same without one.
 */
export async function findOpenCode(db: Db, { email, purpose }: { email: string; purpose: Purpose }) {
  return db
    .selectFrom('users as u')
    .innerJoin('codes as c', 'c.user_id', 'u.id')
    .select(['u.id as userId', 'u.name', 'c.code_hash as codeHash'])
    .where('u.email', '=', email)
    .where('u.disabled_at', 'is', null)
    .where('c.purpose', '=', purpose)
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Spends the code; of several callers with the right one, one succeeds. */
export async function spendCode(
  tx: Tx,
  { userId, purpose, codeHash }: CodeKey & { codeHash: Buffer },
): Promise<boolean> {
  const spent = await tx
    .updateTable('codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('sent_id as sentId')
    .executeTakeFirst()
  if (spent?.sentId) await markEntered(tx, spent.sentId)
  return spent !== undefined
}

/** Deletes codes a day after expiry, when they no longer explain a refusal. */
export async function deleteOldCodes(db: Db) {
  await db
    .deleteFrom('codes')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

export async function deleteCode(tx: Tx, { userId, purpose }: CodeKey) {
  await tx.deleteFrom('codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}
