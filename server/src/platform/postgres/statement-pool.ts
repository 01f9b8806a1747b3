import postgres from 'postgres'
import { type Carrier, senderOf, type Send, withStatements } from './statement.ts'
import type { ConnectionOptions } from './transaction-slots.ts'

/** Single statements, each on whichever connection has the least to do. */
export type StatementPool = { sql: postgres.Sql; close(): Promise<void> }

/**
 * Each connection is a client of its own. The driver's pool (postgres 3.4.9) puts a connection that has answered behind the
 * idle ones, keeps the place where it was before, forgets such places only when no connection is idle, and looks through all
 * of them at each statement: a server that is never that busy gets slower all day. One connection alone leaves no such places.
 */
export function createStatementPool(url: string, options: ConnectionOptions, max: number): StatementPool {
  const clients = Array.from({ length: max }, () => createClient(url, options))
  const [first] = clients
  if (!first) throw new RangeError('A pool has at least one connection')
  const leastBusy = () => clients.reduce((one, other) => (other.underWay < one.underWay ? other : one))

  // Decided when it is sent: what turns out to be a part of another statement never is.
  const sql = withStatements(first.sql, (statement) => {
    const client = leastBusy()
    client.underWay += 1
    statement.carrier = client
    client.send(statement)
  })
  return {
    sql,
    async close() {
      await Promise.all(clients.map((client) => client.sql.end({ timeout: 5 })))
    },
  }
}

type Client = Carrier & { sql: postgres.Sql; send: Send }

function createClient(url: string, options: ConnectionOptions): Client {
  const sql = postgres(url, { ...options, max: 1 })
  return { sql, send: senderOf(sql), underWay: 0 }
}
