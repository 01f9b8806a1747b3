import type { Socket } from 'node:net'
import postgres from 'postgres'
import type { Target } from './quiet-socket.ts'
import { senderOf, type Statement } from './statement.ts'

export type ConnectionOptions = postgres.Options<Record<string, postgres.PostgresType>> & {
  /** Connects; see `quietSockets`. */
  socket: (target: Target) => Socket | Promise<Socket>
}

/** One connection of the driver; after a loss it connects anew for the next statement. */
export type DriverConnection = {
  sql: postgres.Sql
  /** Not while it is falling. */
  send(statement: Statement): void
  /** Whether its socket has ended and the driver does not know yet. */
  isFalling(): boolean
}

/**
 * A client of the driver (postgres 3.4.9) with one connection. When a connection closes while something that was written to
 * it still waits for the end of the turn, the driver forgets to write ever again: it connects, says nothing, and gives up
 * after the time for connecting, again and again (porsager/postgres#1133). So nothing may be sent between the end of a socket
 * and its close; what was sent before goes out first (`quietSockets`).
 */
export function createDriverConnection(url: string, options: ConnectionOptions): DriverConnection {
  let current: Socket | null = null
  const ofOne = {
    ...options,
    max: 1,
    async socket(target: Target) {
      const socket = await options.socket(target)
      // Heard before the driver hears it, which sends what has waited in the same moment.
      socket.once('close', () => {
        if (current === socket) current = null
      })
      current = socket
      return socket
    },
  }
  const sql = postgres(url, ofOne)
  return { sql, send: senderOf(sql), isFalling: () => current?.destroyed ?? false }
}
