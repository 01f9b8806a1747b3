import { isDatabaseUnavailable } from '#platform/database.ts'
import type { Logger } from '#platform/logger.ts'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import { type Device, say } from '../delivery/device.ts'

/** What is asked of sessions here. */
export type SessionWatch = {
  /** Calls back with whose sessions changed; null: anybody's may have. */
  watch(told: (userId: string | null) => void): void
  /** Whether changes are heard of right now. */
  isWatching(): boolean
  /** Of these sessions, those that live, and as what. */
  living(sessionIds: readonly string[]): Promise<ReadonlyMap<string, { role: string }>>
}

type Parts = { sessions: SessionWatch; hub: SocketHub<Device>; log: Logger }

/** While changes cannot be heard of, every session is looked at this often; else only now and then. */
const DEAF_MS = 1000
const CALM_TURNS = 30

/** Closes the sockets of sessions that have ended, wherever they were ended. */
export function endSocketsOfEndedSessions({ sessions, hub, log }: Parts): { close(): void } {
  const check = async (devices: readonly Device[]) => {
    if (devices.length === 0) return
    const living = await sessions.living(devices.map(({ sessionId }) => sessionId))
    for (const device of devices) {
      if (living.get(device.sessionId)?.role === device.role) continue
      say(device, { type: 'auth_error', message: 'Authentication required' })
      device.close(1008, 'session ended')
    }
  }
  const checkQuietly = (devices: readonly Device[]) =>
    void check(devices).catch((error: unknown) => {
      log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
        { err: error },
        'Sessions of sockets could not be checked',
      )
    })

  sessions.watch((userId) => checkQuietly([...(userId === null ? hub.all() : hub.of(userId))]))
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    if (!sessions.isWatching() || turn % CALM_TURNS === 0) checkQuietly([...hub.all()])
  }, DEAF_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
