import type { Db } from '#platform/database/database.ts'

/** Number of floor-plan likes and the unlocked features. */
export async function readProgress(db: Db, userId: string) {
  const progress = await db
    .selectFrom('user_progress')
    .select('floor_plan_likes')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const unlocks = await db.selectFrom('unlocks').select('feature').where('user_id', '=', userId).execute()
  return { floorPlanLikes: progress?.floor_plan_likes ?? 0, unlocked: unlocks.map(({ feature }) => feature) }
}
