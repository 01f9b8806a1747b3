import type { KeptCheck } from '@dream/contract/api/sections/brokers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { StoredCheck } from '#tables.ts'

const isSame = (a: StoredCheck, b: KeptCheck) => a.what === b.what && (a.expiresOn ?? null) === b.expiresOn

/** Replaces the checks. Keeps the warnings already sent for an unchanged expiry. Needs the lock of the page. */
export async function saveChecks(tx: Tx, brokerId: string, checks: readonly KeptCheck[]): Promise<void> {
  const before = await readChecks(tx, brokerId)
  const kept = checks.map((check): StoredCheck => {
    const warnedOn = before.find((each) => isSame(each, check))?.warnedOn
    return { ...check, ...(warnedOn !== undefined && { warnedOn }) }
  })
  await tx
    .updateTable('brokers')
    .set((eb) => ({ checks: JSON.stringify(kept), checks_version: eb('checks_version', '+', 1) }))
    .where('user_id', '=', brokerId)
    .execute()
}

/** Checks of a broker, with their row locked. */
export async function readChecks(tx: Tx, brokerId: string): Promise<readonly StoredCheck[]> {
  const row = await tx
    .selectFrom('brokers')
    .select('checks')
    .where('user_id', '=', brokerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.checks ?? []
}

/** Brokers with an unwarned check that expires within the dates. */
export async function findEnding(db: Db, { from, to }: { from: string; to: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.user_id as id from brokers b join users u on u.id = b.user_id
    where u.disabled_at is null and exists (
      select from jsonb_array_elements(b.checks) as c
      where c ->> 'expiresOn' between ${from} and ${to} and c ->> 'warnedOn' is null
    ) order by 1 limit 200`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks checks as warned, apart from the fields that admins edit. */
export async function markWarned(tx: Tx, brokerId: string, checks: readonly StoredCheck[]): Promise<void> {
  await tx
    .updateTable('brokers')
    .set({ checks: JSON.stringify(checks) })
    .where('user_id', '=', brokerId)
    .execute()
}

export async function readBrokerEmail(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}
