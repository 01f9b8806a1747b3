import type { User } from '@dream/contract/api/account/user'
import { PASSKEYS } from '@dream/contract/rules/account/factors'
import { type Consent, CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const IS_PASSKEY_OFFERED = sql<boolean>`role <> 'admin'
  and created_at < now() - make_interval(days => ${PASSKEYS.offeredAfterDays})
  and not exists (select from admin_factors f where f.user_id = users.id and f.kind = 'passkey' and f.confirmed_at is not null)`

const CONSENT = sql<Consent>`case
  when exists (select from consents c where c.user_id = users.id and c.version = ${CONSENT_VERSION}) then 'current'
  when exists (select from consents c where c.user_id = users.id) then 'outdated'
  else 'none' end`

/** Person as they see themselves; null when the account is gone or disabled. */
export async function findUser(db: Db | Tx, userId: string): Promise<User | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'must_change_password as mustChangePassword'])
    .select([
      'selected_broker_id as selectedBrokerId',
      sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
      sql<boolean>`phone_verified_at is not null`.as('isPhoneVerified'),
      sql<boolean>`profile_completed_at is not null`.as('hasCompletedProfile'),
      sql<boolean>`notifications_decided_at is not null`.as('hasEnabledNotifications'),
      CONSENT.as('consent'),
      IS_PASSKEY_OFFERED.as('isPasskeyOffered'),
      sql<boolean>`role = 'broker'`.as('isBroker'),
      sql<boolean>`role = 'admin'`.as('isAdmin'),
    ])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return user ?? null
}

/**
 * Condition: an admin without a second factor. Their mailbox alone must not sign anybody in: an owner gives them a new one-time
 * code.
 */
const IS_ADMIN_TO_BE = sql<boolean>`role = 'admin' and not exists (
  select 1 from admin_factors f where f.user_id = users.id and f.confirmed_at is not null)`

/** Account of an id or email that may sign in, with the hash to check. */
export async function findAccount(db: Db | Tx, who: { id: string } | { email: string }) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'email'])
    .select(IS_ADMIN_TO_BE.as('isAdminToBe'))
    .where((eb) => eb.and(who))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Account to check a login against; includes suspended people, who are told so after the right password. Excludes accounts that
 * are being erased.
 */
export async function findLogin(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .select([
      sql<boolean>`coalesce(password_expires_at <= now(), false)`.as('isPasswordOver'),
      sql<boolean>`disabled_at is not null`.as('isSuspended'),
    ])
    .where('email', '=', email)
    .where(
      sql<boolean>`not exists (
        select from account_deletions d where d.user_id = users.id and d.begun_at is not null and disabled_at is not null)`,
    )
    .executeTakeFirst()
}

/** Whether the account is to be deleted, unless its person signs in. */
export async function isToBeDeleted(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

type NewBuyer = { name: string; email: string; passwordHash: string; hasInstalledApp: boolean }

/** Inserts a buyer; returns the id, or null when somebody else has just taken the email. */
export async function insertBuyer(tx: Tx, { name, email, passwordHash, hasInstalledApp }: NewBuyer) {
  const row = await tx
    .insertInto('users')
    .values({ name, email, password_hash: passwordHash, has_installed_app: hasInstalledApp })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Sets a new password, chosen by the person; with `replaces` only if that hash is still current. */
export async function updatePasswordHash(
  tx: Tx,
  userId: string,
  change: { passwordHash: string; replaces?: string },
): Promise<boolean> {
  const { passwordHash, replaces } = change
  const update = tx
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false, password_expires_at: null })
    .where('id', '=', userId)
  const { numUpdatedRows } = await (
    replaces === undefined ? update : update.where('password_hash', '=', replaces)
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateName(tx: Tx, userId: string, name: string) {
  await tx.updateTable('users').set({ name }).where('id', '=', userId).execute()
}

/** Whether another account has verified this number. */
export async function isPhoneTaken(db: Db | Tx, phone: string, byOtherThan: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '<>', byOtherThan)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePhone(tx: Tx, userId: string, phone: string) {
  await tx
    .updateTable('users')
    .set({ phone, phone_verified_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
}

/** Marks the profile as complete; false when it was already. */
export async function completeProfileOf(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ profile_completed_at: sql`now()` })
    .where('id', '=', userId)
    .where('profile_completed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
