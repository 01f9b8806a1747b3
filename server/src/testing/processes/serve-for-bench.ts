import { buildApp } from '#app.ts'
import { loadCatalogue } from '#features/designs/catalogue.ts'
import { loadSettings } from '#features/settings/settings.ts'
import { connectDatabase } from '#platform/database/database.ts'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { signIn } from '../people/people.ts'

type Options = { port: number; databaseUrl: string; userIds: readonly string[] }

/** Headers of one person's requests. */
export type BenchPerson = { cookie: string; 'x-csrf-token': string }
export type BenchServer = { people: BenchPerson[]; close(): Promise<void> }

/** Number of people signed in concurrently. */
const SIGN_IN_BATCH_SIZE = 20

/** App as in production, on an existing database, with signed-in people. */
export async function serveForBench({ port, databaseUrl, userIds }: Options): Promise<BenchServer> {
  const parsed = parseEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ALLOW_INSECURE: 'no-mail,no-sms',
  })
  // All load comes from one IP: its rate limits are counted, and never reached.
  const env = { ...parsed, rateLimitScale: 1e6 }
  const logger = createLogger('info')
  const database = connectDatabase(databaseUrl)
  const catalogue = await loadCatalogue(database, logger)
  const settings = await loadSettings({ database, env, log: logger })
  const messenger = { sms: async () => {}, email: async () => {} }
  const fast = { burst: 1e9, perSecond: 1e6 }
  const chatPace = { messages: { ...fast, unitsPerDay: 1e12 }, frames: { ...fast, cutAfterMs: 1e9 } }
  const app = await buildApp({
    env,
    database,
    messenger,
    logger,
    catalogue,
    settings,
    chatPace,
    jobsUrl: databaseUrl,
  })
  await app.listen({ port, host: '127.0.0.1' })

  const people: BenchPerson[] = []
  for (let from = 0; from < userIds.length; from += SIGN_IN_BATCH_SIZE) {
    const some = await Promise.all(
      userIds.slice(from, from + SIGN_IN_BATCH_SIZE).map((id) => signIn(database, id)),
    )
    people.push(...some.map(({ headers }) => headers))
  }
  return {
    people,
    async close() {
      await app.close()
      await catalogue.close()
      await settings.close()
      await database.close()
    },
  }
}
