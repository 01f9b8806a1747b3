import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type postgres from 'postgres'
import { sendable, type TransactionSlot, type TransactionSlots } from './transaction-slots.ts'

/** The query builder on our pool: single statements go straight through, only a transaction holds a connection. */
export function poolDialect(pool: postgres.Sql, slots: TransactionSlots): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => poolDriver(pool, slots),
  }
}

function poolDriver(pool: postgres.Sql, slots: TransactionSlots): Driver {
  const open = new WeakMap<DatabaseConnection, TransactionSlot>()

  const createConnection = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery) {
        const slot = open.get(connection)
        return slot
          ? answer(await slot.run<R>(sql, parameters))
          : answer(await pool.unsafe<R[]>(sql, sendable(parameters), { prepare: true }))
      },
      streamQuery() {
        throw new TypeError('Streaming is not supported')
      },
    }
    return connection
  }

  return {
    init: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(createConnection()),
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
      const access = accessMode ? ` ${accessMode}` : ''
      open.set(connection, await slots.begin(`begin${level}${access}`))
    },
    async commitTransaction(connection) {
      await open.get(connection)?.run('commit')
    },
    async rollbackTransaction(connection) {
      // A lost connection has rolled back already; the caller should see the first failure.
      await open
        .get(connection)
        ?.run('rollback')
        .catch(() => undefined)
    },
    releaseConnection(connection) {
      open.get(connection)?.release()
      open.delete(connection)
      return Promise.resolve()
    },
  }
}

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

function answer<R>(result: postgres.RowList<R[]>): QueryResult<R> {
  const rows: R[] = [...result]
  return CHANGES.includes(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows }
}
