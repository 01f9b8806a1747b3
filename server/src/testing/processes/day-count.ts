import { countDays } from '#features/admin/dashboard/count-days.ts'
import { connectDatabase } from '#platform/database/database.ts'

/** Counts the days of a database at once, as the server does every five minutes. */
export function openDayCount(databaseUrl: string) {
  const database = connectDatabase(databaseUrl)
  return { count: () => countDays(database, { notSinceS: 0 }), close: () => database.close() }
}
