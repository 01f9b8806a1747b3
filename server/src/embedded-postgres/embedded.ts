import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#platform/process/logger.ts'
import { openCluster } from './cluster.ts'
import { ensureServer, stopServer } from './ensure-server.ts'
import type { AdminConnection } from './admin-connection.ts'
import type { ServerSettings } from './server-process.ts'

export type Embedded = {
  /** URL with the app's own role and database. */
  url: string
  /** Absolute path of its files: in the data folder, or elsewhere when the database's user cannot enter that. */
  folder: string
  /** Ends the supervision, and the server unless another app still uses it. */
  stop(): Promise<void>
}

const RESTART_AFTER_MS = [200, 500, 1000, 2000, 5000]
/** Uptime after which the backoff is reset. */
const HEALTHY_MS = 30_000

/**
 * Runs the database of a data folder: created when there is none, adopted when an earlier process left it running, started
 * otherwise, and restarted whenever it dies. Several apps on one folder share one server.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
}: {
  dataDir: string
  log: Logger
  settings?: ServerSettings
}): Promise<Embedded> {
  const cluster = await openCluster(dataDir, log)
  const first = await ensureServer(cluster, { settings, port: cluster.keys.port, isPortFixed: false })
  const stopping = new AbortController()

  const ended = supervise({
    first,
    stopping: stopping.signal,
    log,
    restart: () => ensureServer(cluster, { settings, port: first.port, isPortFixed: true }),
  })
  return {
    url: `postgres://dream:${cluster.keys.appPassword}@127.0.0.1:${first.port}/dream`,
    folder: cluster.folder,
    async stop() {
      stopping.abort()
      const admin = await ended
      if (await admin.release().catch(() => false)) await stopServer(cluster)
      await admin.close()
    },
  }
}

type Supervision = {
  first: AdminConnection
  stopping: AbortSignal
  log: Logger
  restart: () => Promise<AdminConnection>
}

/** Supervises the server until stopped; returns the connection that is open then. */
async function supervise({ first, stopping, log, restart }: Supervision): Promise<AdminConnection> {
  const stopped = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()))
  let admin = first
  let failures = 0
  let since = Date.now()
  let isUp = true
  for (;;) {
    if (isUp) await Promise.race([admin.lost, stopped])
    if (stopping.aborted) return admin
    if (isUp) log.warn('Database lost; restarting it')
    if (isUp && Date.now() - since > HEALTHY_MS) failures = 0
    isUp = false
    await sleep(RESTART_AFTER_MS[failures++] ?? 5000, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return admin
    try {
      await admin.close()
      admin = await restart()
      isUp = true
      since = Date.now()
      log.info('Database restarted')
    } catch (error) {
      log.error({ err: error }, 'Database restart failed; retrying')
    }
  }
}
