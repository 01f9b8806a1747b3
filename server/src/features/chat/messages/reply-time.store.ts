import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** First questions and their first replies, newest first, with the broker's working hours. */
export async function readReplies(db: Db, brokerId: string, limit: number) {
  const broker = await db
    .selectFrom('brokers')
    .select(['hours', 'time_zone'])
    .where('user_id', '=', brokerId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('conversations')
    .select(['first_asked_at', 'first_replied_at'])
    .where('broker_id', '=', brokerId)
    .where('first_replied_at', 'is not', null)
    .orderBy('first_replied_at', 'desc')
    .limit(limit)
    .execute()
  return {
    hours: broker?.hours ?? [],
    timeZone: broker?.time_zone ?? ('Australia/Sydney' as const),
    replies: rows.flatMap(({ first_asked_at: askedAt, first_replied_at: repliedAt }) =>
      askedAt && repliedAt ? [{ askedAt, repliedAt }] : [],
    ),
  }
}

/** `minutes`: null where nothing can be measured. */
type Measured = { brokerId: string; minutes: number | null; count: number }

export async function saveReplyTime(db: Db, { brokerId, minutes, count }: Measured) {
  await db
    .updateTable('brokers')
    .set({ reply_minutes: minutes, reply_count: count })
    .where('user_id', '=', brokerId)
    .execute()
}

/** Brokers with a first reply, or a deleted one, within the last hours. */
export async function readBrokersWithReplies(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations')
    .select('broker_id')
    .distinct()
    .where(
      sql<Date>`greatest(first_replied_at, first_reply_changed_at)`,
      '>',
      sql<Date>`now() - interval '3 hours'`,
    )
    .execute()
  return rows.map(({ broker_id }) => broker_id)
}
