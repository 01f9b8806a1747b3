import postgres from 'postgres'
import { before, withEachStatement } from './each-statement.ts'
import type { ConnectionOptions } from './transaction-slots.ts'
import { takeWholeAnswer } from './whole-answers.ts'

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

  const sql = withEachStatement(first.sql, (statement) => {
    takeWholeAnswer(statement)
    // Decided when it is sent: what turns out to be a part of another statement never is.
    Reflect.set(statement, 'handler', () => {
      const client = leastBusy()
      client.underWay += 1
      const settled = once(() => (client.underWay -= 1))
      before(statement, 'resolve', settled)
      before(statement, 'reject', settled)
      client.handle(statement)
    })
  })
  return {
    sql,
    async close() {
      await Promise.all(clients.map((client) => client.sql.end({ timeout: 5 })))
    },
  }
}

function createClient(url: string, options: ConnectionOptions) {
  const sql = postgres(url, { ...options, max: 1 })
  // Every statement of a client knows how it is sent, also one that never is.
  const handler: unknown = Reflect.get(sql`select 1`, 'handler')
  if (typeof handler !== 'function') throw new TypeError('A statement of the driver has no handler')
  return {
    sql,
    underWay: 0,
    handle: (statement: object) => void Reflect.apply(handler, undefined, [statement]),
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
