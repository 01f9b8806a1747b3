import { setTimeout as sleep } from 'node:timers/promises'
import type { SocketConnection } from './connection.ts'

/** Open sockets of this process, by owner. */
export type SocketHub<T extends SocketConnection> = ReturnType<typeof createSocketHub<T>>

type Options = { pingText: string; pingEveryMs: number }

/** Slices of the ping interval, so that never all sockets are written to at once. */
const SLICES = 25
/** Sockets of a slice that are written to without a pause: a message meanwhile waits for less than a millisecond. */
const BATCH_SIZE = 25
const PAUSE_MS = 10

export function createSocketHub<T extends SocketConnection>({ pingText, pingEveryMs }: Options) {
  const byUser = new Map<string, Set<T>>()
  const byIp = new Map<string, number>()
  const slices = Array.from({ length: SLICES }, () => new Set<T>())
  let added = 0
  let turn = 0

  const pingSlice = async () => {
    turn = (turn + 1) % SLICES
    let pinged = 0
    for (const connection of slices[turn] ?? []) {
      if (pinged > 0 && pinged % BATCH_SIZE === 0) await sleep(PAUSE_MS, undefined, { ref: false })
      pinged += 1
      if (connection.ping()) connection.send(pingText)
      else connection.terminate()
    }
  }
  const timer = setInterval(() => void pingSlice(), pingEveryMs / SLICES)
  timer.unref()

  return {
    add(connection: T) {
      const own = byUser.get(connection.userId) ?? new Set()
      byUser.set(connection.userId, own.add(connection))
      byIp.set(connection.ip, (byIp.get(connection.ip) ?? 0) + 1)
      slices[added++ % SLICES]?.add(connection)
    },

    remove(connection: T) {
      const own = byUser.get(connection.userId)
      if (!own?.delete(connection)) return
      if (own.size === 0) byUser.delete(connection.userId)
      const others = (byIp.get(connection.ip) ?? 1) - 1
      if (others === 0) byIp.delete(connection.ip)
      else byIp.set(connection.ip, others)
      for (const slice of slices) slice.delete(connection)
    },

    /** Sockets of one person. */
    of: (userId: string): Iterable<T> => byUser.get(userId) ?? [],
    countByIp: (ip: string) => byIp.get(ip) ?? 0,

    *all(): Generator<T> {
      for (const own of byUser.values()) yield* own
    },

    /** Closes all sockets, so that their clients reconnect. */
    closeAll(reason: string) {
      for (const own of byUser.values()) for (const connection of own) connection.close(1012, reason)
    },

    /** Closes all sockets for good: clients reconnect to this process's successor, or another one. */
    close() {
      clearInterval(timer)
      this.closeAll('restart')
    },
  }
}
