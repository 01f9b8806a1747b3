import type { Stage } from '@dream/contract/rules/chat/chat'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Role } from '#tables.ts'
import type { DemoBroker } from './demo-brokers.ts'

export type DemoPerson = { email: string; name: string; role: Role; phone: string }

const now = sql<Date>`now()`

/** Answers of a complete profile, so that the deck can match. */
const ANSWERS = {
  state: 'VIC',
  suburb: 'Tarneit',
  postcode: '3029',
  who_for: 'family',
  first_home: 'yes',
  stage: 'have-land',
  when: 'this-year',
  block_width: 14,
  block_depth: 32,
  slope: 'flat',
  facing: 'north',
  bedrooms: 4,
  bathrooms: 2,
  cars: 2,
  storeys: '1',
  budget: '300-450',
  must_haves: ['room:alfresco', 'room:walk-in-robe'],
  step: 5,
}

/** Distinct password hashes of these people. */
export async function readPasswordHashes(db: Db | Tx, emails: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('email', 'in', emails)
    .execute()
  return rows.map((row) => row.password_hash)
}

/**
 * Upserts a demo person with everything verified, and resets password, role and access of an existing one. Sessions of another
 * password, as of somebody who has registered with the email, are ended.
 */
export async function saveDemoPerson(
  tx: Tx,
  person: DemoPerson,
  { passwordHash, answers = ANSWERS }: { passwordHash: string; answers?: object },
): Promise<string> {
  const others = tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .where('password_hash', '<>', passwordHash)
  await tx.deleteFrom('sessions').where('user_id', 'in', others).execute()
  const { id } = await tx
    .insertInto('users')
    .values({
      ...person,
      password_hash: passwordHash,
      email_verified_at: now,
      phone_verified_at: now,
      profile_completed_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        password_hash: passwordHash,
        role: person.role,
        disabled_at: null,
        email_verified_at: now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.role !== 'buyer') return id
  await tx
    .insertInto('profiles')
    .values({ user_id: id, setbacks: null, step: 5, ...answers })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return id
}

/** Demo brokers by email, the hash of the demo accounts, and the number of these buyers with a complete conversation. */
export async function readDesk(db: Db, buyers: readonly string[]) {
  const brokers = await db
    .selectFrom('users as u')
    .innerJoin('brokers as b', 'b.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.password_hash'])
    .where('u.email', 'like', '%@demo.local')
    .execute()
  const { conversations } = await db
    .selectFrom('conversations as c')
    .innerJoin('users as buyer', 'buyer.id', 'c.buyer_id')
    .innerJoin('messages as first', (join) =>
      // Redating is the last step, so a redated conversation is complete.
      join
        .onRef('first.conversation_id', '=', 'c.id')
        .on('first.seq', '=', 1)
        .onRef('first.created_at', '=', 'c.created_at'),
    )
    .where('buyer.email', 'in', buyers)
    .select(sql<number>`count(*)::int`.as('conversations'))
    .executeTakeFirstOrThrow()
  const [any] = brokers
  if (!any) return null
  return {
    brokerIds: new Map(brokers.map(({ email, id }) => [email, id])),
    passwordHash: any.password_hash,
    conversations,
  }
}

/** Redates a conversation to these times; the first is its opening. */
export async function redate(tx: Tx, conversationId: string, times: readonly Date[]): Promise<void> {
  await sql`
    update messages m set created_at = t.at
    from unnest(${times.map((time) => time.toISOString())}::timestamptz[]) with ordinality as t (at, seq)
    where m.conversation_id = ${conversationId} and m.seq = t.seq`.execute(tx)
  await sql`
    with said as (
      select m.seq, m.created_at, m.sender_id = c.buyer_id as is_buyer, m.type <> 'system' as is_said
      from messages m join conversations c on c.id = m.conversation_id
      where c.id = ${conversationId}
    )
    update conversations set
      created_at = (select min(created_at) from said),
      last_message_at = (select max(created_at) from said),
      waiting_since = (
        select min(created_at) from said
        where is_buyer and is_said and seq > coalesce((select max(seq) from said where not is_buyer), 0)
      ),
      first_asked_at = (select min(created_at) from said where is_buyer and is_said),
      first_replied_at = (select min(created_at) from said where not is_buyer and is_said),
      broker_read_seq = coalesce((select max(seq) from said where not is_buyer), 0),
      broker_unread = (
        select count(*) from said
        where is_buyer and is_said and seq > coalesce((select max(seq) from said where not is_buyer), 0)
      )
    where id = ${conversationId}`.execute(tx)
  await sql`
    update briefs b set shared_at = c.created_at
    from conversations c where c.id = b.conversation_id and c.id = ${conversationId}`.execute(tx)
}

/** Records that the first reply missed the promised time. */
export async function noteLateReply(tx: Tx, conversationId: string, promisedMinutes: number): Promise<void> {
  await sql`
    with late as (
      update conversations set promise_missed_at = first_asked_at + make_interval(mins => ${promisedMinutes}::int)
      where id = ${conversationId} and promise_missed_at is null returning id, broker_id, first_asked_at, promise_missed_at
    )
    insert into missed_promises (conversation_id, broker_id, asked_at, promised_minutes, missed_at)
    select id, broker_id, first_asked_at, ${promisedMinutes}::int, promise_missed_at from late
    on conflict (conversation_id, asked_at) do nothing`.execute(tx)
}

export async function setStage(tx: Tx, conversationId: string, stage: Stage): Promise<void> {
  await tx.updateTable('conversations').set({ stage }).where('id', '=', conversationId).execute()
}

/**
 * Upserts a broker of the directory. Texts of an existing page stay; the portrait follows the library, the password the other
 * accounts, and the number of chats is at least the demo's.
 */
export async function saveDemoBroker(tx: Tx, broker: DemoBroker, passwordHash: string): Promise<void> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email: broker.email,
      name: broker.name,
      role: 'broker',
      password_hash: passwordHash,
      profile_completed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash: passwordHash, role: 'broker', disabled_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { awayUntil, howIWork, howPaid, timeZone, areas, hours, ...same } = broker.profile
  await tx
    .insertInto('brokers')
    .values({
      ...same,
      user_id: id,
      status: 'published',
      areas: JSON.stringify(areas),
      hours: JSON.stringify(hours),
      away_until: awayUntil,
      how_i_work: howIWork,
      how_paid: howPaid,
      time_zone: timeZone,
      portrait: broker.portrait,
      checks: JSON.stringify(broker.checks),
      reply_minutes: broker.reply?.minutes ?? null,
      reply_count: broker.reply?.count ?? 0,
      buyer_count: broker.chats,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        // Keeps an uploaded photo.
        portrait: sql<
          string | null
        >`case when brokers.portrait like '/api/%' then brokers.portrait else ${broker.portrait} end`,
        buyer_count: eb.fn<number>('greatest', ['brokers.buyer_count', eb.val(broker.chats)]),
      })),
    )
    .execute()
}

/** Disables these accounts and ends their sessions; false when all of them were disabled before. */
export async function disablePeople(tx: Tx, emails: string[]): Promise<boolean> {
  const rows = await tx
    .updateTable('users')
    .set({ disabled_at: now })
    .where('email', 'in', emails)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) await tx.deleteFrom('sessions').where('user_id', 'in', ids).execute()
  return ids.length > 0
}
