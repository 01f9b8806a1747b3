import type { Preference } from '@dream/contract/api/deck'
import type { RawSql } from '#platform/database.ts'

/** Stores a swipe; see the function's own words in the migrations. Nothing when the design is not published. */
export async function storePreference(sql: RawSql, userId: string, preference: Preference) {
  const { designId, action, swipeId = null, reason = null } = preference
  const [row] = await sql<{ floor_plan_likes: number; unlocked: string[] }[]>`
    select floor_plan_likes, unlocked
    from record_preference(${userId}, ${designId}, ${action}, ${swipeId}, ${reason})`
  return row
}

/** Takes a swipe back; nothing when there is no such design. */
export async function undoPreference(
  sql: RawSql,
  userId: string,
  undone: { designId: string; swipeId?: string | undefined },
) {
  const [row] = await sql<{ floor_plan_likes: number }[]>`
    select floor_plan_likes from undo_preference(${userId}, ${undone.designId}, ${undone.swipeId ?? null})`
  return row
}

export type LikePage = { userId: string; limit: number; after: string | undefined }

/** Likes, newest first, from behind the design `after`, also when that like was taken back meanwhile. */
export async function readLikes(sql: RawSql, { userId, limit, after }: LikePage) {
  return sql<{ designId: string; likedAt: string }[]>`
    select design_id as "designId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "likedAt"
    from preferences
    where user_id = ${userId} and action = 'like'
      and (at, design_id) < (
        select coalesce(max(last.at), 'infinity'), coalesce((array_agg(last.design_id))[1], ${userId})
        from preferences as last
        where last.user_id = ${userId} and last.design_id = ${after ?? null}
      )
    order by at desc, design_id desc
    limit ${limit}`
}
