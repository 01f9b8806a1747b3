import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVE = fileURLToPath(import.meta.resolve('@dream/server/testing/serve'))
const PORTS = { from: 4700, to: 4799 }
const STARTS_WITHIN_MS = 60_000

/** One real server on a fresh database for the whole run; answers how to stop it. */
export default async function startServer() {
  const port = await freePort(PORTS.from)
  const child = spawn(process.execPath, [SERVE], {
    env: { ...process.env, PORT: String(port), DEVICE_GATE: 'off', DEMO: '1', RATE_LIMIT_SCALE: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { url, outbox } = await firstLine(child)
  process.env['E2E_URL'] = url
  process.env['E2E_OUTBOX'] = outbox
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

async function firstLine(child: ChildProcess): Promise<{ url: string; outbox: string }> {
  if (!child.stdout) throw new Error('The server has no output.')
  const lines = createInterface(child.stdout)
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
    once(AbortSignal.timeout(STARTS_WITHIN_MS), 'abort').then(() =>
      Promise.reject(new Error('The server did not start in time.')),
    ),
  ])
  return JSON.parse(line) as { url: string; outbox: string }
}

/** The first port that nobody listens on. */
async function freePort(port: number): Promise<number> {
  if (port > PORTS.to) throw new Error(`No port is free from ${PORTS.from} to ${PORTS.to}.`)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort(port + 1)
}
