import type { BrokerCard, BrokerProfileInput, ReviewedWords } from '@dream/contract/api/sections/brokers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const COLUMNS = [
  'b.user_id as id',
  'u.name',
  'b.status',
  'b.company',
  'b.headline',
  'b.about',
  'b.how_i_work as howIWork',
  'b.how_paid as howPaid',
  'b.portrait',
  'b.states',
  'b.areas',
  'b.specialties',
  'b.languages',
  'b.hours',
  'b.time_zone as timeZone',
  'b.away_until as awayUntil',
  'b.abn',
  'b.checks',
  'b.capacity',
  'b.buyer_count as buyerCount',
  'b.reply_minutes as replyMinutes',
  'b.reply_count as replyCount',
  'b.version',
  'b.pending',
  'b.sent_back_reason as sentBackReason',
] as const

const brokers = (db: Db | Tx) =>
  db.selectFrom('brokers as b').innerJoin('users as u', 'u.id', 'b.user_id').select(COLUMNS)

/** Broker as stored. */
export type StoredBroker = Awaited<ReturnType<ReturnType<typeof brokers>['executeTakeFirstOrThrow']>>

type State = BrokerCard['states'][number]

export type BrokerFilter = {
  state?: State | undefined
  area?: string | undefined
  specialty?: BrokerCard['specialties'][number] | undefined
  language?: BrokerCard['languages'][number] | undefined
  /** Only brokers who work in this state, or only those who do not. */
  home?: { state: State; isElsewhere: boolean } | null
}

function listed(db: Db, { state, area, specialty, language, home }: BrokerFilter) {
  let query = db
    .selectFrom('brokers as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .where('b.status', '=', 'published')
    .where('u.disabled_at', 'is', null)
  if (state) query = query.where(sql<boolean>`${state} = any (b.states)`)
  if (specialty) query = query.where(sql<boolean>`${specialty} = any (b.specialties)`)
  if (language) query = query.where(sql<boolean>`${language} = any (b.languages)`)
  if (home) query = query.where(sql<boolean>`(${home.state} = any (b.states)) <> ${home.isElsewhere}`)
  if (area) {
    query = query.where(
      sql<boolean>`exists (
        select from jsonb_array_elements(b.areas) as area, jsonb_array_elements(area -> 'postcodes') as range
        where ${area} between range ->> 0 and range ->> 1
      )`,
    )
  }
  return query
}

/** Listed brokers that match the filter. */
export const readListedBrokers = (db: Db, filter: BrokerFilter): Promise<StoredBroker[]> =>
  listed(db, filter).select(COLUMNS).execute()

export async function countListedBrokers(db: Db, filter: BrokerFilter): Promise<number> {
  const { count } = await listed(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Broker whom buyers may see: a listed one, or the one that this buyer has already chosen. */
export async function readBroker(db: Db, brokerId: string, forBuyer: string): Promise<StoredBroker | null> {
  const row = await brokers(db)
    .where('b.user_id', '=', brokerId)
    .where('b.status', '<>', 'draft')
    .where((eb) =>
      eb.or([
        eb.and([eb('b.status', '=', 'published'), eb('u.disabled_at', 'is', null)]),
        eb.exists(
          eb
            .selectFrom('conversations')
            .select('id')
            .where('buyer_id', '=', forBuyer)
            .where('broker_id', '=', brokerId),
        ),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}

/** Broker's own page; null before anything was written. */
export async function readOwnBroker(db: Db | Tx, userId: string): Promise<StoredBroker | null> {
  return (await brokers(db).where('b.user_id', '=', userId).executeTakeFirst()) ?? null
}

const columnsOf = ({
  areas,
  hours,
  awayUntil,
  howIWork,
  howPaid,
  timeZone,
  ...same
}: BrokerProfileInput) => ({
  ...same,
  areas: JSON.stringify(areas),
  hours: JSON.stringify(hours),
  away_until: awayUntil,
  how_i_work: howIWork,
  how_paid: howPaid,
  time_zone: timeZone,
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Sorts the keys, since jsonb does not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

/** Fields of a page that an admin reviews. */
export const wordsOf = (page: ReviewedWords): ReviewedWords => ({
  company: page.company,
  headline: page.headline,
  about: page.about,
  howIWork: page.howIWork,
  howPaid: page.howPaid,
  states: page.states,
  areas: page.areas,
  specialties: page.specialties,
  languages: page.languages,
  abn: page.abn,
})

/**
 * Updates the page of a listed broker if it still has this version: hours and capacity at once, words after review. Words that
 * equal the approved ones need no review.
 */
export async function updateListedPage(
  tx: Tx,
  listed: StoredBroker,
  { version, ...input }: BrokerProfileInput & { version: number },
): Promise<boolean> {
  const { hours, time_zone, away_until, capacity } = columnsOf(input)
  const words = wordsOf(input)
  const photo = listed.pending && 'portrait' in listed.pending ? { portrait: listed.pending.portrait } : null
  const isAsApproved = photo === null && isSame(words, wordsOf(listed))
  const pending = isAsApproved ? null : JSON.stringify({ ...words, ...photo })
  const { numUpdatedRows } = await tx
    .updateTable('brokers')
    .set((eb) => ({
      hours,
      time_zone,
      away_until,
      capacity,
      pending,
      sent_back_reason: null,
      version: eb('version', '+', 1),
      updated_at: sql`now()`,
    }))
    .where('user_id', '=', listed.id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks a broker's page for a decision about it; null before anything was written. */
export async function lockOwnBroker(tx: Tx, userId: string): Promise<StoredBroker | null> {
  await tx.selectFrom('brokers').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  return readOwnBroker(tx, userId)
}

/** Upserts a broker's draft if it still has this version. False when it has another. */
export async function updateBrokerProfile(
  tx: Db | Tx,
  userId: string,
  { version, ...input }: BrokerProfileInput & { version: number },
): Promise<boolean> {
  const columns = columnsOf(input)
  const row =
    version === 0
      ? await tx
          .insertInto('brokers')
          .values({ user_id: userId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning('user_id')
          .executeTakeFirst()
      : await tx
          .updateTable('brokers')
          // A page that was sent back waits for review again once it is changed.
          .set((eb) => ({
            ...columns,
            sent_back_reason: null,
            version: eb('version', '+', 1),
            updated_at: sql`now()`,
          }))
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning('user_id')
          .executeTakeFirst()
  return row !== undefined
}

/** Reads a buyer's facts for matching in one statement; `isUnlocked`: whether brokers are unlocked. */
export async function readSeeker(db: Db, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('user_progress as g', 'g.user_id', 'u.id')
    .leftJoin('unlocks as k', (join) => join.onRef('k.user_id', '=', 'u.id').on('k.feature', '=', 'brokers'))
    .select(['u.selected_broker_id', 'g.floor_plan_likes', 'k.feature', 'p.state', 'p.postcode', 'p.suburb'])
    .select(['p.who_for', 'p.first_home', 'p.stage', 'p.slope', 'p.corner', 'p.storeys', 'p.bedrooms'])
    .select(sql<number | null>`p.block_width::float8`.as('blockWidth'))
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { feature, floor_plan_likes: likes, ...rest } = row
  return { ...rest, floorPlanLikes: likes ?? 0, isUnlocked: feature !== null }
}

export type Seeker = NonNullable<Awaited<ReturnType<typeof readSeeker>>>

/** Name of a person; null when the account is gone. */
export async function readName(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? null
}
