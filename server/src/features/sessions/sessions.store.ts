import { SESSION } from '@dream/contract/rules/account/sessions'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { Role } from '#tables.ts'

const ACCESS_LIFE = sql<Date>`now() + make_interval(mins => ${SESSION.accessMinutes})`
const FIRST_LIFE = sql<Date>`now() + make_interval(days => ${SESSION.idleDays})`
/** From the last rotation, and never longer than the whole from signing in. */
const IDLE_LIFE = sql<Date>`least(${FIRST_LIFE}, created_at + make_interval(days => ${SESSION.maxDays}))`
/** A tab that resumed late may rotate what another has just rotated; it gets the same pair instead. */
const SETTLED = sql<boolean>`(previous_refresh_hash is null or rotated_at < now() - interval '10 seconds')`

type Hashes = { access: Buffer; refresh: Buffer; family: Buffer }

type NewSession = { userId: string; hashes: Hashes; userAgent: string | null }

export async function insertSession(db: Db | Tx, { userId, hashes, userAgent }: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      access_hash: hashes.access,
      access_expires_at: ACCESS_LIFE,
      refresh_hash: hashes.refresh,
      family_hash: hashes.family,
      expires_at: FIRST_LIFE,
      user_agent: userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes the least recently used sessions of a person beyond `max`. */
export async function deleteSurplusSessions(db: Db | Tx, userId: string, max: number) {
  const surplus = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(max)
  await db.deleteFrom('sessions').where('id', 'in', surplus).execute()
}

type Living = {
  /** Of the access token, in base64. */
  hash: string
  id: string
  user_id: string
  role: Role
  is_phone_verified: boolean
  has_completed_profile: boolean
  must_change_password: boolean
  life_ms: number
  is_first_use: boolean
  is_long_ago: boolean
}

const readLiving = prepare<Living>(
  'read-living-sessions',
  `
    select encode(s.access_hash, 'base64') as hash, s.id, s.user_id, u.role,
      u.phone_verified_at is not null as is_phone_verified,
      u.profile_completed_at is not null as has_completed_profile, u.must_change_password,
      extract(epoch from least(s.access_expires_at, s.expires_at) - now())::float8 * 1000 as life_ms,
      s.last_used_at <= s.rotated_at as is_first_use,
      s.last_used_at < now() - interval '5 minutes' as is_long_ago
    from sessions s
    join users u on u.id = s.user_id
    where s.access_hash = any (array(select decode(hash, 'base64') from unnest($1::text[]) as hash))
      and s.access_expires_at > now() and s.expires_at > now() and u.disabled_at is null`,
)

/** The living sessions of access tokens, in their order, with what access checks need and how long the token lives. */
export async function findByAccess(database: Database, accessHashes: readonly string[]) {
  const rows = await readLiving(database, [accessHashes])
  const found = new Map(rows.map((row) => [row.hash, foundOf(row)]))
  return accessHashes.map((hash) => found.get(hash) ?? null)
}

const foundOf = (row: Living) => ({
  signedIn: {
    userId: row.user_id,
    sessionId: row.id,
    role: row.role,
    isPhoneVerified: row.is_phone_verified,
    hasCompletedProfile: row.has_completed_profile,
    mustChangePassword: row.must_change_password,
  } satisfies SignedIn,
  lifeMs: row.life_ms,
  isFirstUse: row.is_first_use,
  isLongAgo: row.is_long_ago,
})

/** Of these sessions, those that live, each with its person's role. */
export async function findLiving(db: Db, sessionIds: readonly string[]) {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 'u.role'])
    .where('s.id', '=', sql<string>`any (${[...sessionIds]}::uuid[])`)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.disabled_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, role }) => [id, { role }]))
}

/** Marks that the session's newest tokens have arrived at their browser. */
export async function touchSessions(db: Db, sessionIds: readonly string[]) {
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql`clock_timestamp()` })
    .where('id', '=', sql<string>`any (${[...sessionIds]}::uuid[])`)
    .execute()
}

/** Puts the successor in the place of `current`; exactly one of several callers succeeds. */
export async function rotate(db: Db, current: Buffer, next: Hashes) {
  const row = await db
    .updateTable('sessions')
    .set((eb) => ({
      previous_refresh_hash: eb.ref('refresh_hash'),
      refresh_hash: next.refresh,
      access_hash: next.access,
      access_expires_at: ACCESS_LIFE,
      expires_at: IDLE_LIFE,
      rotated_at: sql`now()`,
    }))
    .where('refresh_hash', '=', current)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(SETTLED)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('id')
          .whereRef('users.id', '=', 'user_id')
          .where('disabled_at', 'is', null),
      ),
    )
    .returning(['id', 'user_id'])
    .executeTakeFirst()
  return row ? { sessionId: row.id, userId: row.user_id } : null
}

/** How a refresh token stands to its family's session. */
export async function findFamily(db: Db, family: Buffer, presented: Buffer) {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id'])
    .select([
      sql<boolean>`s.expires_at > now() and u.disabled_at is null`.as('is_alive'),
      sql<boolean>`s.refresh_hash = ${presented}`.as('is_current'),
      sql<boolean>`coalesce(s.previous_refresh_hash = ${presented}, false)`.as('is_previous'),
      sql<boolean>`s.rotated_at > now() - interval '60 seconds'`.as('is_recent'),
      sql<boolean>`s.last_used_at > s.rotated_at`.as('is_successor_used'),
    ])
    .where('s.family_hash', '=', family)
    .executeTakeFirst()
  if (!row) return null
  return {
    sessionId: row.id,
    userId: row.user_id,
    isAlive: row.is_alive,
    isCurrent: row.is_current,
    isPrevious: row.is_previous,
    isRecent: row.is_recent,
    isSuccessorUsed: row.is_successor_used,
  }
}

/** Extends the current access token, for a browser that never got it. */
export async function extendAccess(db: Db, accessHash: Buffer) {
  await db
    .updateTable('sessions')
    .set({ access_expires_at: ACCESS_LIFE })
    .where('access_hash', '=', accessHash)
    .execute()
}

/** The living session that a refresh token, however old, was made for. */
export async function findSessionOfFamily(db: Db, family: Buffer) {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('family_hash', '=', family)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? { sessionId: row.id, userId: row.user_id } : null
}

export async function deleteSession(db: Db | Tx, sessionId: string) {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends every session of a person, or every one but the one they are using. */
export async function deleteSessionsOf(db: Db | Tx, userId: string, except?: string) {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '<>', except) : all).execute()
}

export async function deleteExpiredSessions(db: Db) {
  await deleteInBatches(db, { table: 'sessions', where: sql<boolean>`expires_at < now()` })
}
