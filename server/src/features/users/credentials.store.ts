import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Locks the account; returns its email and number, and whether they are verified. Null when it is gone or disabled. */
export async function lockCredentials(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .select([
      sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
      sql<boolean>`phone_verified_at is not null`.as('isPhoneVerified'),
    ])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Sets an email that was just verified. */
export async function updateEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
}

/** Marks the email as verified, if it is still the account's. */
export async function proveEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .execute()
}

/** Marks the email as verified for an invited broker who replaces the temporary password, which came by email. */
export async function proveInvited(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('must_change_password', '=', true)
    .where((eb) =>
      eb.exists(eb.selectFrom('broker_invitations').select('broker_id').where('broker_id', '=', userId)),
    )
    .execute()
}
