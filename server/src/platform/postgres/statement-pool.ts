import type postgres from 'postgres'
import { type ConnectionOptions, createDriverConnection } from './driver-connection.ts'
import { type Carrier, type Statement, withStatements } from './statement.ts'

/** Single statements, each on whichever connection has the least to do. */
export type StatementPool = { sql: postgres.Sql; close(): Promise<void> }

/**
 * Each connection is a client of its own. The driver's pool (postgres 3.4.9) puts a connection that has answered behind the
 * idle ones, keeps the place where it was before, forgets such places only when no connection is idle, and looks through all
 * of them at each statement: a server that is never that busy gets slower all day. One connection alone leaves no such places.
 */
export function createStatementPool(url: string, options: ConnectionOptions, max: number): StatementPool {
  const connections = Array.from({ length: max }, () => ({
    ...createDriverConnection(url, options),
    underWay: 0,
  }))
  const [first] = connections
  if (!first) throw new RangeError('A pool has at least one connection')

  // Decided when it is sent: what turns out to be a part of another statement never is.
  const send = (statement: Statement) => {
    const connection = leastBusy(connections)
    if (connection.isFalling()) return void setImmediate(send, statement)
    connection.underWay += 1
    statement.carrier = connection
    connection.send(statement)
  }
  return {
    sql: withStatements(first.sql, send),
    async close() {
      await Promise.all(connections.map(({ sql }) => sql.end({ timeout: 5 })))
    },
  }
}

const leastBusy = <C extends Carrier>(connections: readonly C[]) =>
  connections.reduce((one, other) => (other.underWay < one.underWay ? other : one))
