import { connect } from './connect.ts'

/**
 * Turns autovacuum off for these tables, and returns a function that vacuums and analyses them. Autovacuum would run for one
 * contender in the turn of another, and give one statistics that another does not have yet.
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
