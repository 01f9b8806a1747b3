import type { Database } from '#platform/database/database.ts'
import { countDay, lockCounting, readUncountedDays } from './count-days.store.ts'

/** Counts are at most so old. */
const COUNT_EVERY_S = 300

/** Counts the days that are due into rows without personal data. One process does it; a restart goes on where it was. */
export async function countDays(
  database: Database,
  { notSinceS = COUNT_EVERY_S }: { notSinceS?: number } = {},
): Promise<void> {
  for (const day of await readUncountedDays(database.db, { notSinceS })) {
    const isMine = await database.transaction(async (tx) => {
      if (!(await lockCounting(tx))) return false
      await countDay(tx, day)
      return true
    })
    if (!isMine) return
  }
}
