import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { openCluster } from './cluster.ts'
import { ensureServer, stopServer } from './ensure-server.ts'
import type { Keeper } from './keeper.ts'
import type { ServerSettings } from './server-process.ts'

export type Embedded = {
  /** Of the app's own role and database. */
  url: string
  /** Ends the supervision, and the server unless another app still uses it. */
  stop(): Promise<void>
}

const RESTART_AFTER_MS = [200, 500, 1000, 2000, 5000]
/** A server that lived this long starts the waits anew. */
const HEALTHY_MS = 30_000

/**
 * The database of a data folder: created when there is none, adopted when an earlier process left it running, started
 * otherwise, and started again whenever it dies. Several apps on one folder share one server.
 */
export async function startEmbedded(wish: {
  dataDir: string
  log: Logger
  settings?: ServerSettings
}): Promise<Embedded> {
  const { dataDir, log, settings = {} } = wish
  const cluster = await openCluster(dataDir, (line) => log.info(line))
  const first = await ensureServer(cluster, { settings, port: cluster.keys.port, isPortFixed: false })
  const stopping = new AbortController()

  const ended = supervise({
    first,
    stopping: stopping.signal,
    log,
    bringBack: () => ensureServer(cluster, { settings, port: first.port, isPortFixed: true }),
  })
  return {
    url: `postgres://dream:${cluster.keys.appPassword}@127.0.0.1:${first.port}/dream`,
    async stop() {
      stopping.abort()
      const keeper = await ended
      if (await keeper.leave().catch(() => false)) await stopServer(cluster)
      await keeper.abandon()
    },
  }
}

type Supervision = {
  first: Keeper
  stopping: AbortSignal
  log: Logger
  bringBack: () => Promise<Keeper>
}

/** Runs until it is told to stop; answers the keeper that is held then. */
async function supervise({ first, stopping, log, bringBack }: Supervision): Promise<Keeper> {
  const stopped = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()))
  let keeper = first
  let failures = 0
  let since = Date.now()
  let isUp = true
  for (;;) {
    if (isUp) await Promise.race([keeper.lost, stopped])
    if (stopping.aborted) return keeper
    if (isUp) log.warn('The database went away; starting it again')
    if (isUp && Date.now() - since > HEALTHY_MS) failures = 0
    isUp = false
    await sleep(RESTART_AFTER_MS[failures++] ?? 5000, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return keeper
    try {
      await keeper.abandon()
      keeper = await bringBack()
      isUp = true
      since = Date.now()
      log.info('The database is back')
    } catch (error) {
      log.error({ err: error }, 'The database could not be started again')
    }
  }
}
