import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Reads a person's chosen broker, whether brokers are unlocked, and the unread count. */
export async function readChatStatus(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('unlocks', (join) =>
      join.onRef('unlocks.user_id', '=', 'users.id').on('unlocks.feature', '=', 'brokers'),
    )
    .select(['users.role', 'users.selected_broker_id', 'unlocks.feature'])
    .select(({ selectFrom }) =>
      selectFrom('conversations')
        .select(
          sql<number>`coalesce(sum(greatest(
              case when buyer_id = ${userId} then buyer_unread else broker_unread end,
              case when buyer_id = ${userId} then buyer_marked_unread else broker_marked_unread end::int
            )), 0)::int`.as('unread'),
        )
        .where(sql<boolean>`${userId} in (buyer_id, broker_id)`)
        .as('unread'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
