import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { demoDoors } from './demo-doors.ts'
import { loadCatalogue } from './features/designs/catalogue.ts'
import { importLibrary } from './features/designs/import-library.ts'
import { importLand } from './features/land/import-land.ts'
import { importLessons } from './features/videos/import-lessons.ts'
import { seedDemoConversations } from './features/demo/demo-conversations.ts'
import { type DemoAccount, prepareDemo } from './features/demo/prepare-demo.ts'
import { chooseMessenger } from './platform/choose-messenger.ts'
import { connectDatabase, isDatabaseUnavailable } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { migrateJobs } from './platform/jobs/jobs-database.ts'
import type { Logger } from './platform/logger.ts'
import { migrate } from './platform/migrate.ts'
import { createPasswordHash } from './platform/password-hash.ts'
import { requireDurability } from './platform/postgres/durability.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'

const MIGRATIONS = new URL('../migrations', import.meta.url).pathname
const LIBRARY = new URL('../../catalogue/library', import.meta.url).pathname

export type RunningServer = {
  demo: readonly DemoAccount[]
  databaseUrl: string
  /** Says "not ready", finishes what is under way, then lets everything go; harmless when called twice. */
  stop(): Promise<void>
}

/** How long a load balancer is given to see that this process takes no new work. */
const NOTICE_MS = 2000
const DATABASE_PATIENCE_MS = 30_000
/** Sockets of one process; more are refused at once. */
const MAX_CONNECTIONS = 20_000
/** A server that is just ending may still hold the port. */
const PORT_PATIENCE_MS = 5000

/** Starts everything, from the database to the open port; on a failure lets go of what it had started. The built app lies in `webFolder` when not in its usual place. */
export async function startServer(
  env: Env,
  logger: Logger,
  { webFolder }: { webFolder?: string | undefined } = {},
): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = []
  let isStopping = false
  const letGo = async () => {
    for (const close of opened.splice(0).toReversed()) {
      await close().catch((error: unknown) => logger.error({ err: error }, 'Something could not be closed'))
    }
  }

  try {
    const url = env.databaseUrl ?? (await openEmbedded(env, logger, opened))
    await awaitDatabase(url)
    await migrate(url, MIGRATIONS, migrateJobs)
    const database = connectDatabase(url)
    opened.push(() => database.close())
    await importLibrary(database, LIBRARY)
    await importLand(database, LIBRARY)
    await importLessons(database, LIBRARY)
    const demo = await prepareDemo(database, env, createPasswordHash())
    const catalogue = await loadCatalogue(database, logger)
    opened.push(() => catalogue.close())
    if (env.isDemo) await seedDemoConversations(database, demoDoors(database, catalogue))
    const messenger = chooseMessenger(env)
    const app = await buildApp({
      env,
      database,
      messenger,
      logger,
      catalogue,
      jobsUrl: url,
      isStopping: () => isStopping,
      webFolder,
      keptFolder: join(env.dataDir, 'earlier-builds'),
    })
    opened.push(() => app.close())
    app.server.maxConnections = MAX_CONNECTIONS
    await listen(app, env, logger)
    return {
      demo,
      databaseUrl: url,
      async stop() {
        isStopping = true
        if (env.isProduction) await sleep(NOTICE_MS)
        await letGo()
      },
    }
  } catch (error) {
    await letGo()
    throw error
  }
}

async function openEmbedded(env: Env, log: Logger, opened: (() => Promise<void>)[]): Promise<string> {
  const embedded = await startEmbedded({ dataDir: env.dataDir, log })
  opened.push(() => embedded.stop())
  return embedded.url
}

/** A database that was started together with this process may need a moment. */
async function awaitDatabase(url: string): Promise<void> {
  const deadline = Date.now() + DATABASE_PATIENCE_MS
  for (;;) {
    try {
      return await requireDurability(url)
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
      await sleep(500)
    }
  }
}

async function listen(app: FastifyInstance, { host, port }: Env, log: Logger): Promise<void> {
  const deadline = Date.now() + PORT_PATIENCE_MS
  for (let tries = 0; ; tries++) {
    try {
      await app.listen({ host, port })
      return
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || Date.now() > deadline) throw error
      if (tries === 0) log.warn(`Port ${port} is in use; waiting for it`)
      await sleep(250)
    }
  }
}
