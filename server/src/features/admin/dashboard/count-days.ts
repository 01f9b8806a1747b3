import type { Database } from '#platform/database/database.ts'
import { countDay, lockCounting, readUncountedDays } from './count-days.store.ts'

/** Max age of the counts. */
const COUNT_EVERY_S = 300

/** Counts due days into rows without personal data. One process does it; a restart continues. */
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
