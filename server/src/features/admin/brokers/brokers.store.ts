import { INVITATION } from '@dream/contract/rules/admin/broker-invitations'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

const EXPIRY = sql<Date>`now() + make_interval(hours => ${INVITATION.lifeHours})`

/** Locks the account of a broker against other changes; false when there is none. */
export async function lockBroker(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'broker')
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type NewBroker = { name: string; email: string; passwordHash: string }

/** Inserts a broker and returns the id; null when the email has an account of any kind, which stays unchanged. */
export async function insertBroker(tx: Tx, { name, email, passwordHash }: NewBroker): Promise<string | null> {
  const row = await tx
    .insertInto('users')
    .values({
      name,
      email,
      role: 'broker',
      password_hash: passwordHash,
      must_change_password: true,
      // Complete from the start: a profile is for buyers, a broker has a page.
      profile_completed_at: sql`now()`,
      password_expires_at: EXPIRY,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await tx.insertInto('broker_invitations').values({ broker_id: row.id }).execute()
  return row.id
}

/** Replaces a temporary password and ends sessions of the one before. Needs the lock of the account. */
export async function renewInvitation(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_expires_at: EXPIRY })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx
    .insertInto('broker_invitations')
    .values({ broker_id: id })
    .onConflict((conflict) =>
      conflict.column('broker_id').doUpdateSet((eb) => ({
        times_sent: eb('broker_invitations.times_sent', '+', 1),
        sent_at: sql`now()`,
      })),
    )
    .execute()
}

/** Deletes an invited account that was never used: it has no personal data. Needs its lock. */
export async function deleteInvited(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).where('must_change_password', '=', true).execute()
}
