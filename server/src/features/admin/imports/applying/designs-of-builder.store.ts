import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { isDatabaseUnavailable } from '#platform/database/database.ts'

/** Lower-case names of a builder's designs that are not archived; null: those of the house catalogue. */
export async function readTitles(tx: Tx, builderId: string | null): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select distinct lower(coalesce(draft, document) ->> 'title') as title from designs
    where builder_id is not distinct from ${builderId} and status <> 'archived'`.execute(tx)
  return rows.map(({ title }) => title)
}

/** Runs work in a savepoint; false when the database refused it, and rolled it back. */
export async function tryOut(tx: Tx, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint try_out`.execute(tx)
  try {
    await work()
    await sql`release savepoint try_out`.execute(tx)
    return true
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    await sql`rollback to savepoint try_out`.execute(tx)
    await sql`release savepoint try_out`.execute(tx)
    return false
  }
}
