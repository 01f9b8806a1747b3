import { connect, connectionUrl } from './connection.ts'

const REQUIRED = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Throws for a database that could lose acknowledged commits. */
export async function requireDurability(databaseUrl: string): Promise<void> {
  const client = await connect(connectionUrl(databaseUrl, 'dream-design check'))
  try {
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
      [REQUIRED],
    )
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name).join(' and ')
    throw new Error(`The database has ${names} off, so it could lose data. Set it to on and start again.`)
  } finally {
    await client.end()
  }
}
