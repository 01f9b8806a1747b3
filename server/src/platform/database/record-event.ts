import type { Db, Tx } from './database.ts'

/** Records an event for matching and the funnel, without personal data in `data`. */
export async function recordEvent(db: Db | Tx, kind: string, userId: string): Promise<void> {
  await db.insertInto('events').values({ kind, user_id: userId, data: '{}' }).execute()
}
