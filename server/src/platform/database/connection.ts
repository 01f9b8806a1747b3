import pg from 'pg'

/** Timeout of opening a connection, and of waiting for a free one. */
export const CONNECT_TIMEOUT_MS = 5000
const STATEMENT_TIMEOUT_MS = 5000
/** Waiting longer for a row lock would hold a connection that others need. */
const LOCK_TIMEOUT_MS = 2000
/** Timeout for a silent server; a working one reports its own statement timeout before. */
export const QUERY_TIMEOUT_MS = 5500
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000

/** Durable commits are set explicitly, since a server's default could differ. */
const SETTINGS = '-c TimeZone=UTC -c synchronous_commit=on'

/** DATABASE_URL with the settings of our connections. Without timeouts it is for migrations and jobs. */
export function connectionUrl(
  databaseUrl: string,
  applicationName: string,
  { isLimited = true, lockMs = LOCK_TIMEOUT_MS }: { isLimited?: boolean; lockMs?: number | undefined } = {},
): string {
  const url = new URL(databaseUrl)
  const given = url.searchParams.get('options')
  const settings = {
    application_name: applicationName,
    options: given === null ? SETTINGS : `${given} ${SETTINGS}`,
    ...(isLimited && {
      statement_timeout: String(STATEMENT_TIMEOUT_MS),
      lock_timeout: String(lockMs),
      idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_TIMEOUT_MS),
    }),
    // Gives `sslmode` the meaning that it has in PostgreSQL's own clients.
    ...(url.searchParams.has('sslmode') && { uselibpqcompat: 'true' }),
  }
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value)
  return url.href
}

/** Opens a single connection. When it is lost, running queries fail and it emits `end`. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect().catch(failWithCode)
  return client
}

/**
 * Handles `error` events, which would end the process otherwise: the pool emits them for idle connections, the connection itself
 * for busy ones.
 */
export function endureLosses(pool: pg.Pool) {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** PostgreSQL's own code for a connection that failed. */
const CONNECTION_FAILURE = '08006'

/** Errors that came from the database: a client that hangs up fails with the same socket codes. */
const ofDatabase = new WeakSet<Error>()

export const isOfDatabase = (error: Error): boolean => ofDatabase.has(error)

/**
 * Throws an error of pg with a code. pg has none, and no class, for a lost connection, a connect timeout or a full pool: a plain
 * `Error` without a code is one of these. Errors of values are `TypeError`s and the like.
 */
export function failWithCode(error: unknown): never {
  if (error instanceof Error) ofDatabase.add(error)
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  if (isPlain && !('code' in error)) throw Object.assign(error, { code: CONNECTION_FAILURE })
  throw error
}
