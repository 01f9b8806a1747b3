import type { Db, Tx } from './database.ts'

/** Notes a fact for matching and the funnel. No personal data belongs in `data`. */
export async function recordEvent(db: Db | Tx, kind: string, userId: string): Promise<void> {
  await db.insertInto('events').values({ kind, user_id: userId, data: '{}' }).execute()
}
