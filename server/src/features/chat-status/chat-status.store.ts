import type { Db } from '#platform/database.ts'

/** Whom a person chose and whether brokers are unlocked for them. */
export async function readChatStatus(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('unlocks', (join) =>
      join.onRef('unlocks.user_id', '=', 'users.id').on('unlocks.feature', '=', 'brokers'),
    )
    .select(['users.selected_broker_id', 'unlocks.feature'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
