import { DELETION_GRACE_DAYS } from '@dream/contract/rules/account/account-deletion'
import { RETENTION } from '@dream/contract/rules/account/retention'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Locks an account until the transaction ends: nobody signs in to it meanwhile. */
export async function lockAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['role', 'email', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .where('is_erased', '=', false)
    .forUpdate()
    .executeTakeFirst()
}

/** Requester of an erasure; `idle`: nobody has used the account for a long time. */
export type AskedBy = 'person' | 'admin' | 'idle'
type NewDeletion = { userId: string; askedBy: AskedBy }

const graceDaysOf = (askedBy: AskedBy) =>
  askedBy === 'idle' ? RETENTION.idleWarningDays : DELETION_GRACE_DAYS

/** Stores a pending erasure with its date; of several at once the first one counts. */
export async function insertDeletion(tx: Tx, { userId, askedBy }: NewDeletion) {
  const row = await tx
    .insertInto('account_deletions')
    .values({
      user_id: userId,
      asked_by: askedBy,
      erase_at: sql<Date>`now() + make_interval(days => ${graceDaysOf(askedBy)})`,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('erase_at as eraseAt')
    .executeTakeFirst()
  return row ? { eraseAt: row.eraseAt, isNew: true } : { ...(await deletionOf(tx, userId)), isNew: false }
}

async function deletionOf(tx: Tx, userId: string) {
  const found = await readDeletion(tx, userId)
  if (!found) throw new Error('A deletion that was there is gone under the lock')
  return { eraseAt: found.eraseAt }
}

/** Reads the pending erasure of an account: its date and requester. */
export async function readDeletion(db: Db | Tx, userId: string) {
  return db
    .selectFrom('account_deletions')
    .select(['erase_at as eraseAt', 'asked_by as askedBy', 'begun_at as begunAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** See keep-account.sql. */
export async function keepAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_kept: boolean }>`select keep_account(${userId}) as is_kept`.execute(tx)
  return rows[0]?.is_kept ?? false
}

export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Name and email of a person; undefined: there is no such account. */
export async function readAddress(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .where('is_erased', '=', false)
    .executeTakeFirst()
}
