import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../platform/env.ts'
import { createLogger } from '../platform/logger.ts'
import { startServer } from '../start-server.ts'

/**
 * The real server on a fresh database in a temporary folder, for tests in a browser: `PORT=4900 node serve.ts`. Prints one
 * line of JSON when it is ready, and ends with a signal or with its parent, leaving nothing behind.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'dream-design-serve-'))
await chmod(dataDir, 0o711)
const env = parseEnv({ LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...process.env, DATA_DIR: dataDir })
const running = await startServer(env, createLogger(env.logLevel))
const { demo, databaseUrl } = running
const ready = { url: env.publicUrl, databaseUrl, outbox: join(dataDir, 'outbox'), demo }
process.stdout.write(`${JSON.stringify(ready)}\n`)

const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid !== parent) void end()
}, 1000)
process.on('SIGTERM', () => void end())
process.on('SIGINT', () => void end())

async function end() {
  clearInterval(watch)
  await running.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
