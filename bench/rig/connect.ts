import pg from 'pg'

/** Opens a single connection for preparing a benchmark's database; the caller closes it. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Pool of a reference server, with the settings of the product's own. */
export const connectPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    options: '-c synchronous_commit=on -c TimeZone=UTC',
    keepAlive: true,
  })
