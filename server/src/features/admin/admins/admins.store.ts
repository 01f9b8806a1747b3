import type { Admin } from '@dream/contract/api/admin/step-up/admins'
import { ADMIN_SET_UP, type AdminRole } from '@dream/contract/rules/admin/admins'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'
import { readPage, readRow } from '../list/list.store.ts'
import { startSetUpTime } from '../step-up/set-up-time.store.ts'

const CODE_EXPIRY = sql<Date>`now() + make_interval(hours => ${ADMIN_SET_UP.hours})`
/** Admins with their factors: their own, and the code of a demo. */
const ADMINS = sql`(
  select u.id, u.name, u.email, a.role, a.version, a.ended_at, f.factors,
    (select max(s.last_used_at) from sessions s where s.user_id = a.user_id) as last_used_at,
    case when a.set_up_until > now() and f.factors = 0 then a.set_up_until end as set_up_until,
    case when a.ended_at is not null then 'ended' when f.factors = 0 then 'without' else 'active' end as state,
    array_position(array['owner', 'editor', 'support'], a.role) + case when a.ended_at is null then 0 else 10 end as rank
  from admins a join users u on u.id = a.user_id
  cross join lateral (
    select count(*)::int as factors from (
      select from admin_factors f where f.user_id = a.user_id and f.confirmed_at is not null
      union all
      select from admin_codes c where c.user_id = a.user_id and c.kind = 'demo'
    ) as ways
  ) as f
) as admins`

/** List of the admins page: active ones, owners first, then those who were ended. */
export const ADMIN_LIST: List = {
  from: ADMINS,
  id: { sql: sql`id`, type: 'uuid' },
  sort: { column: 'rank', isDescending: false },
  columns: {
    name: { sql: sql`name`, type: 'text', isSorted: true, isSearched: true, csv: 'Admin' },
    email: { sql: sql`email`, type: 'text', isSearched: true, csv: 'Email' },
    role: { sql: sql`role`, type: 'text', filter: 'one-of', csv: 'Role' },
    rank: { sql: sql`rank`, type: 'number', isSorted: true },
    version: { sql: sql`version`, type: 'number' },
    state: { sql: sql`state`, type: 'text', filter: 'one-of', csv: 'State' },
    factors: { sql: sql`factors`, type: 'number', csv: 'Ways to confirm' },
    lastUsedAt: { sql: sql`last_used_at`, type: 'time', isNullable: true, isSorted: true, csv: 'Last here' },
    setUpUntil: { sql: sql`set_up_until`, type: 'time', csv: 'Can set up until' },
    endedAt: { sql: sql`ended_at`, type: 'time', csv: 'Ended' },
  },
}

export type AdminRow = ListRow &
  Omit<Admin, 'id' | 'lastUsedAt' | 'setUpUntil' | 'endedAt'> & {
    lastUsedAt: Date | null
    setUpUntil: Date | null
    endedAt: Date | null
  }

export const adminOf = ({ id, name, email, role, version, factors, ...times }: AdminRow): Admin => ({
  id,
  name,
  email,
  role,
  version,
  factors,
  lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
  setUpUntil: times.setUpUntil?.toISOString() ?? null,
  endedAt: times.endedAt?.toISOString() ?? null,
})

/** All admins, in list order. */
export async function listAdmins(db: Db): Promise<Admin[]> {
  const { rows } = await readPage<AdminRow>(db, ADMIN_LIST, { limit: 10_000 })
  return rows.map(adminOf)
}

export async function readAdmin(db: Db | Tx, who: { id: string } | { email: string }): Promise<Admin | null> {
  const id = 'id' in who ? who.id : await idOf(db, who.email)
  const row = id === undefined ? null : await readRow<AdminRow>(db, ADMIN_LIST, id)
  return row && adminOf(row)
}

async function idOf(db: Db | Tx, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** Serialises changes of admins: of two owners who end each other one remains. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.selectFrom('admins').select('user_id').orderBy('user_id').forUpdate().execute()
}

/** Counts the other owners who can sign in. */
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

/** Inserts an admin's account with a one-time code as its password; null when the email has an account. */
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

/** Removes all factors and sessions of an admin, and sets a new one-time code. */
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

/** Updates an admin; ending one ends their sessions. */
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
