import { connect } from './connect.ts'

/**
 * Answers how the house is kept of everybody's tables, and ends that the database does it by itself: it would do so for the
 * tables of one contender in the turn of another, and plan the statements of one by figures that another does not have yet.
 */
export async function keepHouseBetweenTurns(
  urls: readonly string[],
  tables: readonly string[],
): Promise<() => Promise<void>> {
  for (const table of tables) await inEach(urls, `alter table ${table} set (autovacuum_enabled = off)`)
  return () => inEach(urls, `vacuum (analyze) ${tables.join(', ')}`)
}

async function inEach(urls: readonly string[], statement: string) {
  for (const url of urls) {
    const client = await connect(url)
    await client.query(statement)
    await client.end()
  }
}
