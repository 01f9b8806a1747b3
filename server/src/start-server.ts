import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { demoCatalogue, demoUseCases, swipedDesigns } from './demo-use-cases.ts'
import { migrateDatabase } from './migrate-database.ts'
import { forgetDemoAdmin, prepareDemoAdmin } from './features/admin/step-up/demo-admin.ts'
import { importAtOnce } from './features/admin/imports/import-at-once.ts'
import { recordErrorReport } from './features/error-reports/record-error-report.ts'
import { type Catalogue, loadCatalogue } from './features/designs/catalogue.ts'
import { importLibrary } from './features/designs/import-library.ts'
import { importLand } from './features/land/import-land.ts'
import { importLessons } from './features/videos/import-lessons.ts'
import { seedDemoCatalogue } from './features/demo/catalogue/seed-demo-catalogue.ts'
import { seedDemoConversations } from './features/demo/demo-conversations.ts'
import { seedDemoImports } from './features/demo/imports/demo-imports.ts'
import { seedDemoContent } from './features/demo/demo-content.store.ts'
import { type DemoAccount, prepareDemo } from './features/demo/prepare-demo.ts'
import { seedDemoYear } from './features/demo/year/seed-demo-year.ts'
import { loadSettings } from './features/settings/settings.ts'
import { chooseMessenger } from '#platform/messages-out/choose-messenger.ts'
import { connectDatabase, type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import type { Logger } from '#platform/process/logger.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { requireDurability } from '#platform/database/durability.ts'
import { startEmbedded } from '#embedded-postgres/embedded.ts'

const LIBRARY = fileURLToPath(new URL('../../catalogue/library', import.meta.url))
const CONTENT = fileURLToPath(new URL('../../catalogue/content', import.meta.url))

export type RunningServer = {
  demo: readonly DemoAccount[]
  databaseUrl: string
  /** Where the embedded database's files are; null for a database of somebody else. */
  databaseFolder: string | null
  /** Answers "not ready", finishes requests in flight, then closes everything; harmless when called twice. */
  stop(): Promise<void>
}

/** Time for a load balancer to notice that this process is not ready. */
const DRAIN_MS = 2000
const DATABASE_TIMEOUT_MS = 30_000
/** Max open connections of one process; more are refused at once. */
const MAX_CONNECTIONS = 20_000
/** A server that is just ending may still hold the port. */
const PORT_TIMEOUT_MS = 5000

/** Starts everything, from the database to the open port; closes what it had started on a failure. */
export async function startServer(
  env: Env,
  logger: Logger,
  { webFolder }: { webFolder?: string | undefined } = {},
): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = []
  let isStopping = false
  const closeAll = async () => {
    for (const close of opened.splice(0).toReversed()) {
      await close().catch((error: unknown) =>
        logger.error({ err: error }, 'Closing a resource failed; the others are still closed'),
      )
    }
  }

  try {
    const { url, databaseFolder } = await findDatabase(env, logger, opened)
    await awaitDatabase(url)
    await migrateDatabase(url)
    const database = connectDatabase(url)
    opened.push(() => database.close())
    await importContent(database)
    const demo = await prepareAccounts(database, env)
    const catalogue = await loadCatalogue(database, logger)
    opened.push(() => catalogue.close())
    if (env.isDemo) await seedDemo(database, catalogue)
    const settings = await loadSettings({ database, env, log: logger })
    opened.push(() => settings.close())
    const messenger = chooseMessenger(env, () => settings.now().brand)
    const app = await buildApp({
      env,
      database,
      messenger,
      logger,
      catalogue,
      settings,
      jobsUrl: url,
      databaseFolder,
      isStopping: () => isStopping,
      webFolder,
      earlierBuildsFolder: join(env.dataDir, 'earlier-builds'),
    })
    opened.push(() => app.close())
    app.server.maxConnections = MAX_CONNECTIONS
    await listen(app, env, logger)
    return {
      demo,
      databaseUrl: url,
      databaseFolder,
      async stop() {
        isStopping = true
        if (env.isProduction) await sleep(DRAIN_MS)
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Seeds a demo: conversations, a year of counts, and a catalogue with work in progress. */
async function seedDemo(database: Database, catalogue: Catalogue): Promise<void> {
  await seedDemoConversations(database, demoUseCases(database, catalogue))
  await seedDemoContent(database)
  await seedDemoYear(database, {
    designs: () => swipedDesigns(catalogue),
    reportError: (report) => recordErrorReport(database, report),
  })
  await seedDemoCatalogue(demoCatalogue(database, catalogue))
  await seedDemoImports(database, (list) => importAtOnce(database, list))
}

/** Creates the demo's accounts, the admin's with the code for the step-up. */
async function prepareAccounts(database: Database, env: Env): Promise<DemoAccount[]> {
  const accounts = await prepareDemo(database, env, createPasswordHash())
  const admin = accounts.find(({ email }) => email.startsWith('admin@'))
  if (!admin) {
    await forgetDemoAdmin(database)
    return accounts
  }
  const code = await prepareDemoAdmin(database, admin)
  return accounts.map((each) => (each === admin ? { ...each, note: `${each.note}; code ${code}` } : each))
}

type Found = Pick<RunningServer, 'databaseFolder'> & { url: string }

/** Finds the database of DATABASE_URL, else starts the embedded one. */
async function findDatabase(env: Env, log: Logger, opened: (() => Promise<void>)[]): Promise<Found> {
  if (env.databaseUrl !== null) return { url: env.databaseUrl, databaseFolder: null }
  const { url, folder, stop } = await startEmbedded({ dataDir: env.dataDir, log })
  opened.push(stop)
  return { url, databaseFolder: folder }
}

async function importContent(database: Database): Promise<void> {
  await importLibrary(database, LIBRARY)
  await importLand(database, CONTENT)
  await importLessons(database, LIBRARY)
}

/** Waits for a database that was started together with this process. */
async function awaitDatabase(url: string): Promise<void> {
  const deadline = Date.now() + DATABASE_TIMEOUT_MS
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
  const deadline = Date.now() + PORT_TIMEOUT_MS
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
