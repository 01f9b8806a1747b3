import type { Admin } from '@dream/contract/api/admin/doors/admins'
import { ADMIN_SET_UP, type AdminRole } from '@dream/contract/rules/admin/admins'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { startSetUpTime } from '../doors/set-up-time.store.ts'

const CODE_EXPIRY = sql<Date>`now() + make_interval(hours => ${ADMIN_SET_UP.hours})`
/** Ways to confirm: factors of their own, and the code of a demo. */
const FACTORS = sql<number>`(
  select count(*)::int from (
    select from admin_factors f where f.user_id = a.user_id and f.confirmed_at is not null
    union all
    select from admin_codes c where c.user_id = a.user_id and c.kind = 'demo'
  ) as ways)`
const LAST_USED = sql<Date | null>`(select max(s.last_used_at) from sessions s where s.user_id = a.user_id)`

const select = (db: Db | Tx) =>
  db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 'u.name', 'u.email', 'a.role', 'a.version', 'a.ended_at as endedAt'])
    .select([
      FACTORS.as('factors'),
      LAST_USED.as('lastUsedAt'),
      sql<Date | null>`case when a.set_up_until > now() then a.set_up_until end`.as('setUpUntil'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const shown = ({ endedAt, lastUsedAt, setUpUntil, ...row }: Row): Admin => ({
  ...row,
  endedAt: endedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  setUpUntil: row.factors === 0 ? (setUpUntil?.toISOString() ?? null) : null,
})

/** Every admin: those who are, owners first, then those who were ended. */
export async function listAdmins(db: Db): Promise<Admin[]> {
  const rows = await select(db)
    .orderBy(sql`a.ended_at is not null`)
    .orderBy(sql`array_position(array['owner', 'editor', 'support'], a.role)`)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
  return rows.map(shown)
}

export async function readAdmin(db: Db | Tx, who: { id: string } | { email: string }): Promise<Admin | null> {
  const column = 'id' in who ? ('u.id' as const) : ('u.email' as const)
  const row = await select(db)
    .where(column, '=', 'id' in who ? who.id : who.email)
    .executeTakeFirst()
  return row ? shown(row) : null
}

/** One change of who is an admin at a time: two owners who end each other leave one. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.selectFrom('admins').select('user_id').orderBy('user_id').forUpdate().execute()
}

/** How many owners could let others in, beside this one. */
export async function countOtherOwners(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('a.role', '=', 'owner')
    .where('a.ended_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where('a.user_id', '<>', userId)
    .executeTakeFirstOrThrow()
  return count
}

type NewAdmin = { name: string; email: string; role: AdminRole; passwordHash: string }

/** Makes an admin's account with a one-time code as its password; null when the email has an account. */
export async function insertAdmin(
  tx: Tx,
  { name, email, role, passwordHash }: NewAdmin,
): Promise<string | null> {
  const row = await tx
    .insertInto('users')
    .values({
      name,
      email,
      role: 'admin',
      password_hash: passwordHash,
      must_change_password: true,
      password_expires_at: CODE_EXPIRY,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await tx.insertInto('admins').values({ user_id: row.id, role }).execute()
  await startSetUpTime(tx, row.id)
  return row.id
}

/** Takes everything away with which an admin came in, and gives them a new one-time code. */
export async function startAnew(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: true, password_expires_at: CODE_EXPIRY })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx.deleteFrom('admin_factors').where('user_id', '=', id).execute()
  await tx.deleteFrom('admin_codes').where('user_id', '=', id).where('kind', '=', 'recovery').execute()
  await startSetUpTime(tx, id)
}

/** Changes what is said of an admin; whom it ends has no session any more. */
export async function updateAdmin(
  tx: Tx,
  id: string,
  change: { role: AdminRole } | { isEnded: boolean },
): Promise<void> {
  await tx
    .updateTable('admins')
    .set('role' in change ? { role: change.role } : { ended_at: change.isEnded ? sql<Date>`now()` : null })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', id)
    .execute()
  if ('isEnded' in change && change.isEnded) {
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  }
}
