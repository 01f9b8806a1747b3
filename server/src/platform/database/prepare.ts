import type { QueryResultRow } from 'pg'
import type { Database } from './database.ts'

/** Prepares a statement, for the few hottest; all others use the query builder, and so do those of a transaction. */
export function prepare<Row extends QueryResultRow>(name: string, text: string) {
  return (database: Pick<Database, 'runPrepared'>, values: readonly unknown[]): Promise<Row[]> =>
    database.runPrepared<Row>({ name, text }, values)
}
