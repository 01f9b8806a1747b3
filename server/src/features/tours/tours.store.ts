import type { TourName } from '@dream/contract/rules/app/tours'
import type { Db } from '#platform/database/database.ts'

/** Time at which a person completed a tour; null when they have not. */
export async function readCompletedAt(db: Db, userId: string, tour: TourName): Promise<Date | null> {
  const row = await db
    .selectFrom('completed_tours')
    .select('completed_at')
    .where('user_id', '=', userId)
    .where('tour', '=', tour)
    .executeTakeFirst()
  return row?.completed_at ?? null
}

/** Marks a tour as completed and returns the first time, also to the second of two tabs at once. */
export async function completeTour(db: Db, userId: string, tour: TourName): Promise<Date> {
  const row = await db
    .insertInto('completed_tours')
    .values({ user_id: userId, tour })
    // `do nothing` would return no row, and a read after it is a second statement that may see none either.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'tour']).doUpdateSet((row) => ({ tour: row.ref('excluded.tour') })),
    )
    .returning('completed_at')
    .executeTakeFirstOrThrow()
  return row.completed_at
}
