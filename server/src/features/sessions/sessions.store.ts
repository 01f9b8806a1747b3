import { SESSION } from '@dream/contract/rules/account/sessions'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'

const ACCESS_LIFE = sql<Date>`now() + make_interval(mins => ${SESSION.accessMinutes})`
const FIRST_LIFE = sql<Date>`now() + make_interval(days => ${SESSION.idleDays})`
/** Idle expiry from the last rotation, capped by the max life since signing in. */
const IDLE_LIFE = sql<Date>`least(${FIRST_LIFE}, created_at + make_interval(days => ${SESSION.maxDays}))`
/** A tab that resumed late may rotate a token that another has just rotated; it gets the same pair instead. */
const SETTLED = sql<boolean>`(previous_refresh_hash is null or rotated_at < now() - interval '10 seconds')`

type Hashes = { access: Buffer; refresh: Buffer; family: Buffer }

type NewSession = {
  userId: string
  /** Verified password hash; null when another proof was verified, which the same transaction has spent. */
  passwordHash: string | null
  hashes: Hashes
  userAgent: string | null
}

/**
 * Inserts a session if the verified hash is still current and the account enabled; otherwise null. Changes of either lock the
 * person's row and then end sessions: the lock here makes one of the two wait, so that no session begins in between.
 */
export async function insertSession(
  db: Db | Tx,
  { userId, passwordHash, hashes, userAgent }: NewSession,
): Promise<string | null> {
  const {
    rows: [row],
  } = await sql<{ id: string }>`
    with person as (
      select id from users
      where id = ${userId} and disabled_at is null and (${passwordHash}::text is null or password_hash = ${passwordHash})
      for share
    )
    insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, family_hash, expires_at, user_agent)
    select id, ${hashes.access}, ${ACCESS_LIFE}, ${hashes.refresh}, ${hashes.family}, ${FIRST_LIFE}, ${userAgent} from person
    returning id`.execute(db)
  return row?.id ?? null
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

/** `hash`: of the access token, in base64. */
type Living = SignedIn & { hash: string; lifeMs: number; isFirstUse: boolean; isLongAgo: boolean }

const readLiving = prepare<Living>(
  'read-living-sessions',
  `
    select encode(s.access_hash, 'base64') as hash, s.id as "sessionId", s.user_id as "userId", u.role,
      u.phone_verified_at is not null as "isPhoneVerified",
      u.profile_completed_at is not null as "hasCompletedProfile", u.must_change_password as "mustChangePassword",
      extract(epoch from least(s.access_expires_at, s.expires_at) - now())::float8 * 1000 as "lifeMs",
      s.last_used_at <= s.rotated_at as "isFirstUse",
      s.last_used_at < now() - interval '5 minutes' as "isLongAgo"
    from sessions s
    join users u on u.id = s.user_id
    where s.access_hash = any (array(select decode(hash, 'base64') from unnest($1::text[]) as hash))
      and s.access_expires_at > now() and s.expires_at > now() and u.disabled_at is null`,
)

/** Valid sessions of access tokens, in their order, with the facts for access checks and the token's remaining life. */
export async function findByAccess(database: Database, accessHashes: readonly string[]) {
  const rows = await readLiving(database, [accessHashes])
  const found = new Map(
    rows.map(({ hash, lifeMs, isFirstUse, isLongAgo, ...signedIn }) => [
      hash,
      { signedIn, lifeMs, isFirstUse, isLongAgo },
    ]),
  )
  return accessHashes.map((hash) => found.get(hash) ?? null)
}

/** Of these sessions the valid ones, each with its person's role. */
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

/** Replaces `current` by its successor; exactly one of several callers succeeds. */
export async function rotate(db: Db, current: Buffer, next: Hashes) {
  return db
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
    .returning(['id as sessionId', 'user_id as userId'])
    .executeTakeFirst()
}

/** State of a refresh token within its family's session. */
export async function findFamily(db: Db, family: Buffer, presented: Buffer) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as sessionId', 's.user_id as userId'])
    .select([
      sql<boolean>`s.expires_at > now() and u.disabled_at is null`.as('isAlive'),
      sql<boolean>`s.refresh_hash = ${presented}`.as('isCurrent'),
      sql<boolean>`coalesce(s.previous_refresh_hash = ${presented}, false)`.as('isPrevious'),
      sql<boolean>`s.rotated_at > now() - interval '60 seconds'`.as('isRecent'),
      sql<boolean>`s.last_used_at > s.rotated_at`.as('isSuccessorUsed'),
    ])
    .where('s.family_hash', '=', family)
    .executeTakeFirst()
}

/** Extends the current access token, for a browser that never got it. */
export async function extendAccess(db: Db, accessHash: Buffer) {
  await db
    .updateTable('sessions')
    .set({ access_expires_at: ACCESS_LIFE })
    .where('access_hash', '=', accessHash)
    .execute()
}

/** Valid session of a refresh token's family, however old the token. */
export async function findSessionOfFamily(db: Db, family: Buffer) {
  const row = await db
    .selectFrom('sessions')
    .select(['id as sessionId', 'user_id as userId'])
    .where('family_hash', '=', family)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteSession(db: Db | Tx, sessionId: string) {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends every session of a person, or every one but the current. */
export async function deleteSessionsOf(db: Db | Tx, userId: string, except?: string) {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '<>', except) : all).execute()
}

export async function deleteExpiredSessions(db: Db) {
  await deleteInBatches(db, { table: 'sessions', where: sql<boolean>`expires_at < now()` })
}
