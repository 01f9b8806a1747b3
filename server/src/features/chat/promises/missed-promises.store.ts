import type { Hours } from '@dream/contract/rules/brokers/hours'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { storeEvent } from '../messages/store-message.store.ts'

/** Unanswered first question of a buyer, with facts about the broker. */
export type Unanswered = Pick<Hours, 'hours' | 'timeZone'> & {
  conversationId: string
  brokerId: string
  buyerId: string
  askedAt: Date
  replyMinutes: number | null
}

/** First questions with at least this wait, oldest first. */
export async function readUnanswered(db: Db, atLeastMinutes: number, limit: number): Promise<Unanswered[]> {
  const rows = await db
    .selectFrom('conversations as c')
    .innerJoin('brokers as b', 'b.user_id', 'c.broker_id')
    .select([
      'c.id',
      'c.buyer_id',
      'c.broker_id',
      'c.first_asked_at',
      'b.hours',
      'b.time_zone',
      'b.reply_minutes',
    ])
    .where('c.first_asked_at', '<', sql<Date>`now() - make_interval(mins => ${atLeastMinutes})`)
    .where('c.first_replied_at', 'is', null)
    .where('c.closed_at', 'is', null)
    .where('c.blocked_by', 'is', null)
    .where('c.promise_missed_at', 'is', null)
    .orderBy('c.first_asked_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ first_asked_at: askedAt, ...row }) =>
    askedAt === null
      ? []
      : [
          {
            conversationId: row.id,
            brokerId: row.broker_id,
            buyerId: row.buyer_id,
            askedAt,
            hours: row.hours,
            timeZone: row.time_zone,
            replyMinutes: row.reply_minutes,
          },
        ],
  )
}

type Missed = { conversationId: string; brokerId: string; askedAt: Date; promisedMinutes: number }

/**
 * Stores a missed promise with a system message; returns the message's seq, or null when the answer came, the conversation ended,
 * or another process stored it meanwhile.
 */
export async function noteMissed(tx: Tx, missed: Missed): Promise<number | null> {
  const { conversationId, brokerId, askedAt, promisedMinutes } = missed
  const still = await tx
    .updateTable('conversations')
    .set({ promise_missed_at: sql`clock_timestamp()` })
    .where('id', '=', conversationId)
    // A deleted question waits no longer. The tolerance is for the milliseconds of a Date.
    .where(sql<boolean>`abs(extract(epoch from first_asked_at - ${askedAt}::timestamptz)) < 0.01`)
    .where('first_replied_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('promise_missed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!still) return null
  await tx
    .insertInto('missed_promises')
    .values({
      conversation_id: conversationId,
      broker_id: brokerId,
      asked_at: askedAt,
      promised_minutes: promisedMinutes,
    })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'asked_at']).doNothing())
    .execute()
  return storeEvent(tx, { conversationId, userId: brokerId, event: 'promise-missed' })
}
