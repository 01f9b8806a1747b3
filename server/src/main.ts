import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { readEnv } from './read-env.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** Max duration of a shutdown; the embedded database outlives it and is adopted by the next start. */
const STOP_LIMIT_MS = 25_000

const env = readEnv()
const logger = createLogger(env.logLevel)
const starting = startServer(env, logger)
let isEnding = false

process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))
process.on('SIGHUP', () => void end(0))
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'Uncaught exception; shutting down')
  void end(1)
})

try {
  process.stdout.write(welcome(env, await starting))
} catch (error) {
  process.stderr.write(`Dream Design cannot start: ${explain(error)}\n`)
  process.exit(1)
}

/** A second signal ends the process at once. */
async function end(status: number) {
  if (isEnding) process.exit(1)
  isEnding = true
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  const running = await starting.catch(() => null)
  await running?.stop()
  process.exit(status)
}

function welcome(
  { publicUrl, smtpUrl, smsUrl, dataDir }: Env,
  { demo, databaseFolder }: RunningServer,
): string {
  const accounts = demo.map(({ email, password, note }) => `  ${email.padEnd(20)}${password}   ${note}`)
  const outbox =
    smtpUrl === null || smsUrl === null ? [`Emails and SMS are written to ${dataDir}/outbox`] : []
  const isElsewhere = databaseFolder !== null && !databaseFolder.startsWith(`${realpathSync(dataDir)}${sep}`)
  const lines = [
    '',
    `Dream Design is ready: ${publicUrl}`,
    ...(accounts.length > 0 ? ['', ...accounts, ''] : []),
    ...outbox,
    ...(isElsewhere ? [`The database's files are in ${databaseFolder}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `port ${env.port} is in use. Set PORT to another one, for example PORT=3001.`
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `port ${env.port} is not ours to open. Set PORT to one above 1023.`
  }
  if (isDatabaseUnavailable(error)) return `the database of DATABASE_URL does not answer (${error.message}).`
  return error.message
}
