import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVE = fileURLToPath(import.meta.resolve('@dream/server/testing/processes/serve'))
/** First port of the run; E2E_PORT separates two runs on one machine. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4700)
const PORTS = { from: FIRST_PORT, to: FIRST_PORT + 89 }
/** Ports of the fake push services, one for each of the parallel workers. */
export const PUSH_PORTS = [90, 91, 92, 93].map((place) => FIRST_PORT + place)
const PUSH_SERVICES = PUSH_PORTS.map((port) => `http://127.0.0.1:${port}`).join(',')
const STARTS_WITHIN_MS = 180_000
/** Log with the warnings of all servers of a run. */
const SERVERS_LOG = fileURLToPath(import.meta.resolve('./test-results/servers.log'))

type Ready = { url: string; databaseUrl: string; outbox: string }
export type TestServer = Ready & {
  port: number
  stop: () => Promise<void>
  /** Kills the server like a power cut: nothing is cleaned up. */
  kill: () => Promise<void>
}

/** Starts one real server on a fresh database for the whole run; returns a function that stops it. */
export default async function startServer() {
  await mkdir(dirname(SERVERS_LOG), { recursive: true })
  await writeFile(SERVERS_LOG, '')
  const server = await runServer({ PORT: String(await freePort(PORTS.from)) })
  process.env['E2E_URL'] = server.url
  process.env['E2E_OUTBOX'] = server.outbox
  process.env['E2E_DATABASE'] = server.databaseUrl
  return server.stop
}

/** Settings of another server of the product: it shares the database, and with it the jobs and the outbox. */
export const sharedDatabase = () => ({
  DATABASE_URL: process.env['E2E_DATABASE'] ?? '',
  OUTBOX_FOLDER: process.env['E2E_OUTBOX'] ?? '',
})

/** Starts the product with these settings, with its device gate off by default. */
export async function runServer(settings: Record<string, string>): Promise<TestServer> {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      ...process.env,
      DEVICE_GATE: 'off',
      DEMO: '1',
      RATE_LIMIT_SCALE: '1000',
      PUSH_SERVICES,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    ...(await firstLine(child)),
    port: Number(settings['PORT']),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function firstLine(child: ChildProcess): Promise<Ready> {
  if (!child.stdout) throw new Error('The server has no output.')
  const lines = createInterface(child.stdout)
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
    once(AbortSignal.timeout(STARTS_WITHIN_MS), 'abort').then(() =>
      Promise.reject(new Error('The server did not start in time.')),
    ),
  ])
  const log = createWriteStream(SERVERS_LOG, { flags: 'a' })
  lines.on('line', (each) => log.write(`${each}\n`))
  return JSON.parse(line) as Ready
}

/** First free port of the run. */
async function freePort(port: number): Promise<number> {
  if (port > PORTS.to) throw new Error(`No port is free from ${PORTS.from} to ${PORTS.to}.`)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort(port + 1)
}
