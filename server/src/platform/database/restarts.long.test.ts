import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#platform/process/logger.ts'
import { openCluster, type Cluster } from '#embedded-postgres/cluster.ts'
import { ensureServer, stopServer } from '#embedded-postgres/ensure-server.ts'
import { killServer, openClient } from '#testing/database/embedded.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import {
  aFreePort,
  logIn,
  runServer,
  type ServerProcess,
  untilReady,
} from '#testing/processes/server-process.ts'
import { readPostmaster } from '#embedded-postgres/postmaster-file.ts'

/** Two restarts of each kind: an orderly stop, and a kill. */
const RESTARTS = 4
/** Number of times that all connections are ended between two restarts. */
const CUTS = 2
const CALLERS = 24
const PASSWORD = 'Dream-1234'

const folder = temporaryFolder()
let cluster: Cluster
let port: number
let server: ServerProcess

beforeAll(async () => {
  cluster = await openCluster(folder.path, createLogger('silent'))
  port = await aFreePort()
  await startDatabase()
  const settings = {
    DATABASE_URL: databaseUrl('dream', cluster.keys.appPassword),
    DATA_DIR: `${folder.path}/app`,
    HOST: '127.0.0.1',
    PORT: String(await aFreePort()),
    RATE_LIMIT_SCALE: '1000',
    DEMO_PASSWORD: PASSWORD,
  }
  server = await untilReady(runServer(settings))
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await stopServer(cluster)
  await folder[Symbol.asyncDispose]()
})

const databaseUrl = (user: string, password: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/dream`

async function startDatabase() {
  const admin = await ensureServer(cluster, { settings: {}, port, isPortFixed: true })
  await admin.close()
}

/** Ends every connection but its own, as an operator or a failing proxy does. */
async function cut() {
  await using client = await openClient(databaseUrl('postgres', cluster.keys.superuserPassword))
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
}

async function restart(isOrderly: boolean) {
  const found = await readPostmaster(cluster.folder)
  if (found.state !== 'ours') throw new Error(`No database runs: ${found.state}`)
  await (isOrderly ? stopServer(cluster) : killServer(found.pid))
  await startDatabase()
}

type Person = Awaited<ReturnType<typeof logIn>>

/** Deals cards, swipes and writes until it is over; counts successes and failures. */
async function callOn(buyer: Person, isOver: () => boolean, counts: { answered: number; failed: number }) {
  const count = <T>(call: Promise<T>) =>
    call.then(
      (answer) => {
        counts.answered += 1
        return answer
      },
      () => {
        counts.failed += 1
        return null
      },
    )
  while (!isOver()) {
    const cards = await count(buyer.get('/api/designs?batch=1'))
    const designId = cards?.[0]?.id ?? randomUUID()
    await count(buyer.post('/api/preferences', { designId, action: 'like', swipeId: randomUUID() }))
    const list = await count(buyer.get('/api/conversations'))
    const conversationId = list?.items[0]?.id ?? randomUUID()
    const message = { type: 'text', clientId: randomUUID(), body: 'Still there?' }
    await count(buyer.post(`/api/conversations/${conversationId}/messages`, message))
  }
}

test('the process survives ended connections, and stops and kills of its database under load', async () => {
  const buyer = await logIn(server.url, 'priya@demo.local', PASSWORD)
  const counts = { answered: 0, failed: 0 }
  let isOver = false
  const calling = Array.from({ length: CALLERS }, () => callOn(buyer, () => isOver, counts))

  for (let nth = 0; nth < RESTARTS; nth += 1) {
    const before = counts.answered
    await expect.poll(() => counts.answered).toBeGreaterThan(before)
    for (let cuts = 0; cuts < CUTS; cuts += 1) {
      await cut().catch(() => undefined)
      await sleep(50)
    }
    await restart(nth % 2 === 0)
  }
  isOver = true
  await Promise.all(calling)

  expect(counts.failed).toBeGreaterThan(RESTARTS)
  expect(server.child.exitCode).toBeNull()
  expect(server.output()).not.toContain('Something unexpected happened')
  await expect.poll(() => fetch(`${server.url}/readyz`).then(({ status }) => status)).toBe(200)
})
