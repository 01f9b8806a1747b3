import { argv, stdout } from 'node:process'
import { buildApp } from '#app.ts'
import { loadCatalogue } from '#features/designs/catalogue.ts'
import { connectDatabase, type Database } from '#platform/database.ts'
import { chooseMessenger } from '#platform/choose-messenger.ts'
import { parseEnv } from '#platform/env.ts'
import { createLogger } from '#platform/logger.ts'

/**
 * Serves the app on a database: `node serve-app.ts <url> <port> [words after whose commit it dies]`. With `PUSH_SERVICES`
 * it does jobs as well, and its mails are files in `DATA_DIR`.
 */
const [, , databaseUrl = '', port = '', fatalWords = ''] = argv

const logger = createLogger('error')
const database = dyingAfter(fatalWords, connectDatabase(databaseUrl))
const { DATA_DIR, PUSH_SERVICES } = process.env
const env = parseEnv({ NODE_ENV: 'test', PORT: port, RATE_LIMIT_SCALE: '1000', DATA_DIR, PUSH_SERVICES })
const jobsUrl = PUSH_SERVICES === undefined ? undefined : databaseUrl
const catalogue = await loadCatalogue(database, logger)
const messenger =
  jobsUrl === undefined ? { sms: async () => {}, email: async () => {} } : chooseMessenger(env)
const app = await buildApp({ env, database, messenger, logger, catalogue, jobsUrl })
await app.listen({ port: env.port, host: '127.0.0.1' })
stdout.write(`ready ${Date.now()}\n`)
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** A database whose process is gone the moment a statement with these words, alone or in a list, has been committed. */
function dyingAfter(words: string, real: Database): Database {
  if (words === '') return real
  const fatal = (running: unknown, values: readonly unknown[]) =>
    values.flat().includes(words)
      ? Promise.resolve(running).then(() => process.kill(process.pid, 'SIGKILL'))
      : running
  const sql = new Proxy(real.sql, {
    apply: (target, self, values: unknown[]) => fatal(Reflect.apply(target as never, self, values), values),
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (name !== 'unsafe' || typeof found !== 'function') return found
      return (...values: unknown[]) => fatal(Reflect.apply(found, target, values), values)
    },
  })
  return { ...real, sql }
}
