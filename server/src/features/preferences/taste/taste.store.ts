import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Max likes of a week: more are no habit but a test. */
const MOST = 200

/** Likes of a person within the last days. */
export async function readLateLikes(db: Db, userId: string, days: number): Promise<string[]> {
  const { rows } = await sql<{ designId: string }>`
    select design_id as "designId" from preferences
    where user_id = ${userId} and action = 'like' and at > now() - make_interval(days => ${days}::int)
    order by at desc limit ${MOST}`.execute(db)
  return rows.map(({ designId }) => designId)
}
