import { isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import { type ClientConnection, sendFrame } from '../delivery/client-connection.ts'

/** Part of sessions needed here. */
export type SessionWatch = {
  /** Calls back with the person whose sessions changed; null: possibly anybody's. */
  watch(onChange: (userId: string | null) => void): void
  /** Whether changes are received right now. */
  isWatching(): boolean
  /** Time for which a session is trusted while changes are received. */
  trustMs: number
  /** Of these sessions, the living ones with their roles. */
  living(sessionIds: readonly string[]): Promise<ReadonlyMap<string, { role: string }>>
}

type Deps = {
  sessions: SessionWatch
  hub: Pick<SocketHub<ClientConnection>, 'of' | 'all'>
  log: Logger
}

/** Interval of checking every session while changes are not received. */
const CHECK_MS = 1000

/** Closes the sockets of ended sessions, whichever process ended them. */
export function endSocketsOfEndedSessions({ sessions, hub, log }: Deps): { close(): void } {
  const check = async (connections: readonly ClientConnection[]) => {
    if (connections.length === 0) return
    const living = await sessions.living(connections.map(({ sessionId }) => sessionId))
    for (const connection of connections) {
      if (living.get(connection.sessionId)?.role === connection.role) continue
      sendFrame(connection, { type: 'auth_error', message: 'Authentication required' })
      connection.close(1008, 'session ended')
    }
  }
  const checkQuietly = (connections: readonly ClientConnection[]) =>
    void check(connections).catch((error: unknown) => {
      log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
        { err: error },
        'Checking the sessions of sockets failed; retrying with the next check',
      )
    })

  sessions.watch((userId) => checkQuietly([...(userId === null ? hub.all() : hub.of(userId))]))
  const checksSkipped = Math.round(sessions.trustMs / CHECK_MS)
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    if (!sessions.isWatching() || turn % checksSkipped === 0) checkQuietly([...hub.all()])
  }, CHECK_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
