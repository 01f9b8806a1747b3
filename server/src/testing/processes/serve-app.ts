import { argv, stdout } from 'node:process'
import type { KyselyPlugin, QueryId } from 'kysely'
import { buildApp } from '#app.ts'
import { loadCatalogue } from '#features/designs/catalogue.ts'
import { loadSettings } from '#features/settings/settings.ts'
import { connectDatabase, type Database } from '#platform/database/database.ts'
import { chooseMessenger } from '#platform/messages-out/choose-messenger.ts'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'

/**
 * Serves the app on a database: `node serve-app.ts <url> <port> [text after whose commit it dies]`. With `PUSH_SERVICES` it runs
 * jobs as well, and its emails are files in `DATA_DIR`.
 */
const [, , databaseUrl = '', port = '', fatalText = ''] = argv

const logger = createLogger('error')
const database = dyingAfter(fatalText, connectDatabase(databaseUrl))
const { DATA_DIR, PUSH_SERVICES, SMS_URL, SMS_KEY } = process.env
const outside = { DATA_DIR, PUSH_SERVICES, SMS_URL, SMS_KEY }
const env = parseEnv({ NODE_ENV: 'test', PORT: port, RATE_LIMIT_SCALE: '1000', ...outside })
const jobsUrl = PUSH_SERVICES === undefined ? undefined : databaseUrl
const catalogue = await loadCatalogue(database, logger)
const settings = await loadSettings({ database, env, log: logger })
const messenger =
  jobsUrl === undefined ? { sms: async () => {}, email: async () => {} } : chooseMessenger(env)
const app = await buildApp({ env, database, messenger, logger, catalogue, settings, jobsUrl })
await app.listen({ port: env.port, host: '127.0.0.1' })
stdout.write(`ready ${Date.now()}\n`)
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** Database whose process dies right after committing a statement with this text, alone or in a list. */
function dyingAfter(text: string, real: Database): Database {
  if (text === '') return real
  const die = () => process.kill(process.pid, 'SIGKILL')
  const fatal = new Set<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes(JSON.stringify(text))) fatal.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (fatal.has(queryId)) die()
      return result
    },
  }
  return {
    ...real,
    db: real.db.withPlugin(plugin),
    async runPrepared(statement, values) {
      const rows = await real.runPrepared<never>(statement, values)
      if (values.flat().includes(text)) die()
      return rows
    },
  }
}
