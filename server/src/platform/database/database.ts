import {
  type DatabaseConnection,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Tables } from '#tables.ts'
import {
  connectionUrl,
  CONNECT_TIMEOUT_MS,
  endureLosses,
  failWithCode,
  isOfDatabase,
  QUERY_TIMEOUT_MS,
} from './connection.ts'
import { listen, type Listener, type NoticeHooks } from './listener.ts'

/** The query builder over the pool: one statement, one connection, no promises between two. */
export type Db = Kysely<Tables>
/** The query builder within one transaction. Store functions take `Db | Tx` first. */
export type Tx = Transaction<Tables>

/** A statement under its name: each connection parses and plans it once. */
export type PreparedStatement = { name: string; text: string }

export type Database = {
  db: Db
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** See `prepare`. */
  runPrepared<Row extends pg.QueryResultRow>(
    statement: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row[]>
  /** Receives notices on a connection of its own, which reconnects by itself. */
  listen(channel: string, hooks: NoticeHooks): Listener
  /** Whether the database answers now, asked at most for the given time. */
  isUp(withinMs?: number): Promise<boolean>
  close(): Promise<void>
}

const IDLE_TIMEOUT_MS = 60_000

/** How many connections, and how long their opening, a statement and a lock are waited for, when not as usual. */
export type PoolOptions = { max?: number; connectMs?: number; queryMs?: number; lockMs?: number }

/** A pool that outlives restarts of its server: what runs then fails as unavailable, the next statement connects anew. */
export function connectDatabase(
  databaseUrl: string,
  { max = 10, connectMs = CONNECT_TIMEOUT_MS, queryMs = QUERY_TIMEOUT_MS, lockMs }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: connectionUrl(databaseUrl, 'dream-design', { lockMs }),
    max,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
  })
  endureLosses(pool)
  const db = new Kysely<Tables>({ dialect: dialectOf(pool) })
  const listeners = new Set<Listener>()

  return {
    db,
    transaction: (run) => db.transaction().execute(run),
    async runPrepared<Row extends pg.QueryResultRow>(
      statement: PreparedStatement,
      values: readonly unknown[],
    ) {
      const { rows } = await pool.query<Row>({ ...statement, values: [...values] }).catch(failWithCode)
      return rows
    },
    listen(channel, hooks) {
      const listener = listen(connectionUrl(databaseUrl, 'dream-design listener'), channel, hooks)
      listeners.add(listener)
      return listener
    },
    async isUp(withinMs = 2000) {
      const late = new Promise<false>((done) => void setTimeout(done, withinMs, false).unref())
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([answer, late])
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.stop()))
      await db.destroy()
    },
  }
}

/** The query builder's own dialect; the failures of its connections get their codes. */
function dialectOf(pool: pg.Pool) {
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => closeWhenBusy(await pool.connect().catch(failWithCode)),
      end: () => pool.end(),
    },
    async onCreateConnection(connection: DatabaseConnection) {
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = <R>(query: CompiledQuery) => execute<R>(query).catch(failWithCode)
    },
  })
}

/** A connection that is given back while it still waits for an answer never gets one: it is closed. */
function closeWhenBusy(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  client.release = (error) => release(error ?? ('readyForQuery' in client && client.readyForQuery === false))
  return client
}

const UNAVAILABLE = /^(08...|57...|53...|25P03|55P03|40001|40P01)$/
/** Codes of sockets, which others than the database's have as well. */
const BROKEN_SOCKET =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ERR_(SOCKET_CLOSED|STREAM_DESTROYED|STREAM_WRITE_AFTER_END)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/

/** Whether an error only says that the database cannot answer right now: down, restarting, overloaded or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return UNAVAILABLE.test(error.code) || (BROKEN_SOCKET.test(error.code) && isOfDatabase(error))
}
