import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { startServer } from '#start-server.ts'
import { temporaryDataFolder } from '../database/test-database.ts'

/**
 * Server on a fresh database in a temporary folder, for browser tests: `PORT=4900 node serve.ts`; with `WEB_FOLDER` it serves
 * another build of the app, with `DATA_FOLDER` its files are there and stay, with `OUTBOX_FOLDER` its emails are there: servers on
 * one database run each other's jobs. Prints one line of JSON when it is ready, and ends with a signal or with its parent, leaving
 * nothing behind.
 */
const givenFolder = process.env['DATA_FOLDER']
const dataDir = givenFolder ?? (await temporaryDataFolder())
const outbox = process.env['OUTBOX_FOLDER']
if (outbox !== undefined) await shareOutbox(outbox)
const env = parseEnv({ LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...process.env, DATA_DIR: dataDir })
const starting = startServer(env, createLogger(env.logLevel), { webFolder: process.env['WEB_FOLDER'] })

const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid !== parent) void end()
}, 1000)
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())

const { demo, databaseUrl } = await starting
const ready = { url: env.publicUrl, databaseUrl, outbox: join(dataDir, 'outbox'), demo }
process.stdout.write(`${JSON.stringify(ready)}\n`)

async function shareOutbox(folder: string) {
  await Promise.all([folder, dataDir].map((each) => mkdir(each, { recursive: true })))
  await symlink(folder, join(dataDir, 'outbox')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function end() {
  clearInterval(watch)
  const running = await starting.catch(() => null)
  await running?.stop()
  if (givenFolder === undefined) await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
