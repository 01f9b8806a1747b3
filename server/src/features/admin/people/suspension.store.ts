import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Records on every report that the suspension of it was lifted. */
export async function saveLifted(tx: Tx, userId: string): Promise<void> {
  await sql`
    update conversation_reports r set lifted_at = clock_timestamp() from conversations c
    where c.id = r.conversation_id and r.decision = 'suspend' and r.lifted_at is null
      and ${userId} = case when r.reporter_id = c.buyer_id then c.broker_id else c.buyer_id end
      and ${userId} in (c.buyer_id, c.broker_id)`.execute(tx)
}

/** Disables an account and ends its sessions; processes are notified and close its sockets. False: it was disabled already. */
export async function suspend(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update users set disabled_at = now() where id = ${userId} and disabled_at is null returning id`.execute(
    tx,
  )
  await endSessions(tx, userId)
  return rows.length > 0
}

/** Signs a person out everywhere; returns the number of devices. */
export async function endSessions(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Enables a suspended account again; false: it was not suspended, or it is being erased. */
export async function liftSuspension(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update users set disabled_at = null
    where id = ${userId} and disabled_at is not null
      and not exists (select from account_deletions d where d.user_id = users.id and d.begun_at is not null)
    returning id`.execute(tx)
  return rows.length > 0
}

/** Email of a person; undefined: there is no such account. */
export async function readEmail(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email
}
