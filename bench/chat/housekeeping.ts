import postgres from 'postgres'

/** What each message changes. */
const TABLES = ['messages', 'conversations'] as const

/**
 * Answers how the house is kept of everybody's tables, and ends that the database does it by itself: once a minute it took a
 * processor for up to half a second, for the tables of one contender in the turn of another. One message in seventy was
 * under way then, and a fifth of the slow ones.
 */
export async function keepHouseBetweenTurns(urls: readonly string[]): Promise<() => Promise<void>> {
  for (const table of TABLES) await inEach(urls, `alter table ${table} set (autovacuum_enabled = off)`)
  return () => inEach(urls, `vacuum (analyze) ${TABLES.join(', ')}`)
}

async function inEach(urls: readonly string[], statement: string) {
  for (const url of urls) {
    const sql = postgres(url, { max: 1 })
    await sql.unsafe(statement)
    await sql.end()
  }
}
