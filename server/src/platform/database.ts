import { Kysely, type Transaction } from 'kysely'
import type postgres from 'postgres'
import type { Tables } from '#tables.ts'
import { arrayTypes } from './postgres/array-types.ts'
import { poolDialect } from './postgres/dialect.ts'
import type { ConnectionOptions } from './postgres/driver-connection.ts'
import { keepListening, type Listener, type NoticeHooks } from './postgres/listener.ts'
import { quietSockets } from './postgres/quiet-socket.ts'
import { createStatementPool } from './postgres/statement-pool.ts'
import { createTransactionSlots, NO_SLOT } from './postgres/transaction-slots.ts'

/** The query builder over the pool: one statement, one connection, no promises between two. */
export type Db = Kysely<Tables>
/** The query builder within one transaction. Store functions take `Db | Tx` first. */
export type Tx = Transaction<Tables>

/**
 * Raw statements over the pool, for the few hottest. Transactions go through `Database.transaction`: the driver's own
 * `begin` and `reserve` end the process when their connection dies (porsager/postgres#1208), so they are left out here.
 */
export type RawSql = postgres.ISql

export type Database = {
  db: Db
  sql: RawSql
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Hears notices on a connection of its own, which comes back by itself. */
  listen(channel: string, hooks: NoticeHooks): Listener
  /** Whether the database answers now, asked at most for the given time. */
  isUp(withinMs?: number): Promise<boolean>
  close(): Promise<void>
}

const CONNECT_TIMEOUT_S = 3
const RETRY_AFTER_S = [0.05, 0.1, 0.2, 0.5, 1]

/** Options of every connection. Durable commits are asked for by name: a server's own default could differ. */
export function connectionOptions(url: string, applicationName: string): ConnectionOptions {
  return {
    ...quietSockets(url),
    fetch_types: false,
    types: arrayTypes,
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: (retries: number) => RETRY_AFTER_S[Math.min(retries, RETRY_AFTER_S.length - 1)] ?? 1,
    onnotice: () => undefined,
    connection: {
      application_name: applicationName,
      TimeZone: 'UTC',
      statement_timeout: 5000,
      idle_in_transaction_session_timeout: 10_000,
      synchronous_commit: 'on',
    },
  }
}

/** A pool that outlives restarts of its server: what runs then fails as unavailable, the next statement connects anew. */
export function connectDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  const options = connectionOptions(url, 'dream-design')
  const { sql, ...pool } = createStatementPool(url, options, max)
  const slots = createTransactionSlots(url, options, max)
  const db = new Kysely<Tables>({ dialect: poolDialect(sql, slots) })
  const listeners = new Set<Listener>()

  return {
    db,
    sql,
    transaction: (run) => db.transaction().execute(run),
    listen(channel, hooks) {
      const listener = keepListening({
        url,
        options: connectionOptions(url, 'dream-design listener'),
        channel,
        hooks,
      })
      listeners.add(listener)
      return listener
    },
    async isUp(withinMs = 2000) {
      const late = new Promise<false>((done) => void setTimeout(done, withinMs, false).unref())
      const answer = sql`select 1`.then(
        () => true,
        () => false,
      )
      return Promise.race([answer, late])
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.stop()))
      await Promise.all([pool.close(), slots.close()])
    },
  }
}

const UNAVAILABLE =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ERR_(SOCKET_CLOSED|STREAM_DESTROYED|STREAM_WRITE_AFTER_END)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08...|57...|53...|55P03|40001|40P01)$/

/** Whether an error only says that the database cannot answer right now: down, restarting, overloaded or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return error.code === NO_SLOT || UNAVAILABLE.test(error.code)
}
