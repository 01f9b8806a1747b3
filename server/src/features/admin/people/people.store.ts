import { australianMobile } from '@dream/contract/rules/account/codes'
import { PEOPLE_SEARCH } from '@dream/contract/rules/admin/people'
import { FUNNEL } from '@dream/contract/rules/admin/funnel'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { hasTyped } from '#platform/database/has-typed.ts'

const STEPS: readonly string[] = FUNNEL.map(({ step }) => step)

const selectPeople = (db: Db | Tx) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.email', 'u.phone', 'u.created_at as registeredAt'])
    .select('u.disabled_at as suspendedAt')
    .select(sql<'buyer' | 'broker'>`u.role`.as('role'))
    // Admins have a page of their own.
    .where('u.role', 'in', ['buyer', 'broker'])
    .where('u.is_erased', '=', false)

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

/** Prefixes that people type, and stored numbers lack. */
const PREFIX = /^(?:\+|00)?(?:61)?0?/
const PART_OF_NUMBER = /^\+?[\d\s()-]{3,}$/

/** Digits of a partial number, as in a stored one; null: it is not a number. */
const partOfNumber = (q: string) =>
  PART_OF_NUMBER.test(q) ? q.replaceAll(/[^\d+]/g, '').replace(PREFIX, '') || null : null

/**
 * Finds people by name, email or number, in the spelling typed on a phone; one more than are shown. Exact emails and numbers
 * first, then the newest.
 */
export async function findPeople(db: Db, q: string): Promise<PersonRow[]> {
  const phone = australianMobile(q)
  const part = partOfNumber(q)
  return selectPeople(db)
    .where((eb) =>
      eb.or([
        hasTyped(sql`u.email`, q),
        hasTyped(sql`u.name`, q),
        ...(phone === null ? [] : [eb('u.phone', '=', phone)]),
        ...(phone !== null || part === null ? [] : [eb('u.phone', 'like', `%${part}%`)]),
      ]),
    )
    .orderBy(sql`u.email = ${q.toLowerCase()} or u.phone is not distinct from ${phone ?? ''}`, 'desc')
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id')
    .limit(PEOPLE_SEARCH.shown + 1)
    .execute()
}

/** Locks a person's account against other changes, and reads it. */
export async function readPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  return selectPeople(tx).where('u.id', '=', id).forNoKeyUpdate('u').executeTakeFirst()
}

/** First time of each step of the funnel. */
export async function readPath(db: Db | Tx, userId: string): Promise<{ step: string; at: Date }[]> {
  const { rows } = await sql<{ step: string; at: Date }>`
    select case kind when 'unlocked' then 'unlocked-' || (data ->> 'feature') else kind end as step, min(at) as at
    from events where user_id = ${userId} group by 1 order by 2`.execute(db)
  return rows.filter(({ step }) => STEPS.includes(step))
}

export async function readDevices(db: Db | Tx, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['user_agent as userAgent', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** Pending erasure of an account. */
export async function readDeletion(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('account_deletions')
    .select(['erase_at as eraseAt', 'asked_by as askedBy'])
    .select(sql<boolean>`begun_at is not null`.as('hasBegun'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Current data export of a person. */
export async function readDataExport(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('data_exports')
    .select(['asked_at as askedAt', sql<boolean>`ready_at is not null`.as('isReady')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .executeTakeFirst()
  return row ?? null
}

/** Progress of a person: plans that they like, and their chosen broker. */
export async function readState(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('user_progress as p', 'p.user_id', 'u.id')
    .leftJoin('users as b', 'b.id', 'u.selected_broker_id')
    .select(['b.name as brokerName'])
    .select(sql<number>`coalesce(p.floor_plan_likes, 0)`.as('floorPlanLikes'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return row
}
