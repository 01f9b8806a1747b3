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

/** Query builder over the pool: each statement may use another connection, without guarantees between two. */
export type Db = Kysely<Tables>
/** Query builder within one transaction. Store functions take `Db | Tx` first. */
export type Tx = Transaction<Tables>

/** Named statement: each connection parses and plans it once. */
export type PreparedStatement = { name: string; text: string }

export type Database = {
  db: Db
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** See `prepare`. */
  runPrepared<Row extends pg.QueryResultRow>(
    statement: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row[]>
  /** Receives notifications on a connection of its own, which reconnects by itself. */
  listen(channel: string, hooks: NoticeHooks): Listener
  /** Whether the database answers within the given time. */
  isUp(withinMs?: number): Promise<boolean>
  close(): Promise<void>
}

const IDLE_TIMEOUT_MS = 60_000

/** Pool size, and timeouts of connecting, statements and locks, when not the defaults. */
export type PoolOptions = { max?: number; connectMs?: number; queryMs?: number; lockMs?: number }

/** Connects a pool that outlives restarts of its server: running queries fail as unavailable, the next statement reconnects. */
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

/** Dialect of the query builder, with codes for connection errors. */
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

/** Closes a connection that is released while a query is still running: its result would never be read. */
function closeWhenBusy(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  client.release = (error) => release(error ?? ('readyForQuery' in client && client.readyForQuery === false))
  return client
}

const UNAVAILABLE = /^(08...|57...|53...|25P03|55P03|40001|40P01)$/
/** Socket error codes, which are not specific to the database. */
const BROKEN_SOCKET =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ERR_(SOCKET_CLOSED|STREAM_DESTROYED|STREAM_WRITE_AFTER_END)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/

/** Whether an error only means that the database is unavailable: down, restarting, overloaded or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return UNAVAILABLE.test(error.code) || (BROKEN_SOCKET.test(error.code) && isOfDatabase(error))
}
