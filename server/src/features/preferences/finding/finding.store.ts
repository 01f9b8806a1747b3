import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Person's likes of these designs, newest first. */
export async function readLikesOf(db: Db, userId: string, designIds: readonly string[]) {
  if (designIds.length === 0) return []
  const { rows } = await sql<{ designId: string; likedAt: string }>`
    select design_id as "designId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "likedAt"
    from preferences
    where user_id = ${userId} and action = 'like' and design_id = any(${designIds}::uuid[])
    order by at desc, design_id desc`.execute(db)
  return rows
}
