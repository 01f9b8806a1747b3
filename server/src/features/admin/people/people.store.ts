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
    // Admins have a room of their own.
    .where('u.role', 'in', ['buyer', 'broker'])
    .where('u.is_erased', '=', false)

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

/** What numbers are stored without, and people begin theirs with. */
const PREFIX = /^(?:\+|00)?(?:61)?0?/
const PART_OF_NUMBER = /^\+?[\d\s()-]{3,}$/

/** The digits of a number that is not whole, as they stand in a stored one; null: it is none. */
const partOfNumber = (q: string) =>
  PART_OF_NUMBER.test(q) ? q.replaceAll(/[^\d+]/g, '').replace(PREFIX, '') || null : null

/**
 * Whoever has this in their name, email or number, as people type it on a phone; one more than are shown. Newest first, whole
 * emails and numbers before.
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

/** Locks a person's account against another change of it, and reads it. */
export async function readPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  return selectPeople(tx).where('u.id', '=', id).forNoKeyUpdate('u').executeTakeFirst()
}

/** The first time of each step of the funnel. */
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

/** Whether an account is to be erased. */
export async function readDeletion(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('account_deletions')
    .select(['erase_at as eraseAt', 'asked_by as askedBy'])
    .select(sql<boolean>`begun_at is not null`.as('hasBegun'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Whether a copy of somebody's data is being made, or is there for them. */
export async function readDataExport(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('data_exports')
    .select(['asked_at as askedAt', sql<boolean>`ready_at is not null`.as('isReady')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .executeTakeFirst()
  return row ?? null
}

/** How far somebody is: plans that they like, and the broker whom they have chosen. */
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
