import { DATA_EXPORT } from '@dream/contract/rules/account/data-export'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type ExportRow = {
  id: string
  askedAt: Date
  readyAt: Date | null
  expiresAt: Date | null
  bytes: string | null
}

/** Locks a person, so that two tabs make one export; undefined: there is no such account. */
export async function lockPerson(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('is_erased', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Current export of a person, made or in progress. */
export async function readExport(db: Db | Tx, userId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .select(['id', 'bytes', 'asked_at as askedAt', 'ready_at as readyAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst()
}

type NewExport = { userId: string; askedBy: 'person' | 'admin' }

/** Inserts an export to be made; null while an expired one is still being removed. */
export async function insertExport(tx: Tx, { userId, askedBy }: NewExport) {
  const row = await tx
    .insertInto('data_exports')
    .values({ user_id: userId, asked_by: askedBy })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Owner of an export that is not made yet; undefined: it is made, or was removed. */
export async function readUnmade(db: Db, id: string) {
  return db
    .selectFrom('data_exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.user_id as userId', 'u.email', 'u.name'])
    .where('e.id', '=', id)
    .where('e.ready_at', 'is', null)
    .executeTakeFirst()
}

/** Marks an export as ready; false: it was ready before, or its person is gone. */
export async function finishExport(tx: Tx, id: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({
      ready_at: sql`now()`,
      expires_at: sql`now() + make_interval(hours => ${DATA_EXPORT.lifeHours})`,
      bytes: String(bytes),
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Link = { userId: string; sessionId: string; hash: Buffer }

/** Replaces the link of a person's export; false: there is nothing to download. */
export async function saveLink(db: Db, { userId, sessionId, hash }: Link): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set({
      link_hash: hash,
      link_session_id: sessionId,
      link_until: sql`now() + make_interval(mins => ${DATA_EXPORT.linkMinutes})`,
    })
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Export that a link of this session leads to. */
export async function findByLink(db: Db, { userId, sessionId, hash }: Link) {
  return db
    .selectFrom('data_exports')
    .select('id')
    .where('link_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('link_session_id', '=', sessionId)
    .where('link_until', '>', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Exports to remove: those of one person, or those that expired or could not be made for two days. */
export async function findOld(db: Db, userId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from data_exports
    where case when ${userId}::uuid is null
      then expires_at < now() or (ready_at is null and asked_at < now() - interval '2 days')
      else user_id = ${userId}::uuid end
    limit 200`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', id).execute()
}

/** Whether the row of an export exists. */
export async function isStored(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('data_exports').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
