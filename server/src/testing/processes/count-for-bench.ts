import { countDays } from '#features/admin/dashboard/count-days.ts'
import { connectDatabase } from '#platform/database/database.ts'

/** Counts the days of a database that are due, as the server does by itself every minute. */
export function countForBench(databaseUrl: string) {
  const database = connectDatabase(databaseUrl)
  return { count: () => countDays(database, { notSinceS: 0 }), close: () => database.close() }
}
