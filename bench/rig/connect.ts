import pg from 'pg'

/** A single connection for preparing a benchmark's database; closing it is the caller's. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** The pool of a reference server, with the settings of the product's own. */
export const connectPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    options: '-c synchronous_commit=on -c TimeZone=UTC',
    keepAlive: true,
  })
