import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedIn, killServer, openClient, serverPid } from '#testing/database/embedded.ts'
import {
  aFreePort,
  logIn,
  runServer,
  type ServerProcess,
  untilReady,
} from '#testing/processes/server-process.ts'
import { requireDurability } from '#platform/database/durability.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'

const folder = temporaryFolder()
const BUYERS = ['priya', 'tom', 'linh', 'grace'] as const
/** Messages by each of the eight people; the kills happen while they are sent. */
const EACH = 25
let settings: Record<string, string>
let server: ServerProcess

beforeAll(async () => {
  const port = String(await aFreePort())
  settings = { DATA_DIR: folder.path, PORT: port, HOST: '127.0.0.1', RATE_LIMIT_SCALE: '1000' }
  settings['DEMO_PASSWORD'] = 'Dream-1234'
  server = await untilReady(runServer(settings))
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await folder[Symbol.asyncDispose]()
})

type Person = Awaited<ReturnType<typeof logIn>>
type Acknowledged = { conversationId: string; seq: number; body: string }
type Stored = { seq: number; body: string }

const killDatabase = async () => killServer(await serverPid(folder.path))
async function killApp() {
  server.child.kill('SIGKILL')
  await server.ended
}
async function startAgain() {
  server = await untilReady(runServer(settings))
}

/** Sends one message after the other, retrying each under its id until it is acknowledged. */
async function write(person: Person, conversationId: string, name: string, into: Acknowledged[]) {
  for (let at = 0; at < EACH; at++) {
    const message = { type: 'text', clientId: randomUUID(), body: `${name} ${at}` }
    for (;;) {
      const answer = await person
        .post(`/api/conversations/${conversationId}/messages`, message)
        .catch(() => null)
      if (answer) {
        into.push({ conversationId, seq: answer.seq, body: answer.body })
        break
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function everything(person: Person, conversationId: string): Promise<Stored[]> {
  const all: Stored[] = []
  for (;;) {
    const after = all.at(-1)?.seq ?? 0
    const { items } = await person.get(
      `/api/conversations/${conversationId}/messages?afterSeq=${after}&limit=100`,
    )
    if (items.length === 0) return all
    all.push(...items)
  }
}

test('every acknowledged message exists once and in its place after the database, the app and both were killed', async () => {
  await expect.poll(server.output).toContain('admin@demo.local')
  const broker = await logIn(server.url, 'broker@demo.local', 'Dream-1234')
  const acknowledged: Acknowledged[] = []
  const ids: string[] = []
  const writing: Promise<void>[] = []
  for (const name of BUYERS) {
    const buyer = await logIn(server.url, `${name}@demo.local`, 'Dream-1234')
    const id: string = (await buyer.get('/api/conversations')).items[0].id
    ids.push(id)
    writing.push(write(buyer, id, name, acknowledged), write(broker, id, `to ${name}`, acknowledged))
  }
  const atLeast = (count: number) =>
    expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThanOrEqual(count)

  await atLeast(40)
  await killDatabase()
  await atLeast(90)
  await killApp()
  await startAgain()
  await atLeast(140)
  await Promise.all([killApp(), killDatabase()])
  await startAgain()
  await Promise.all(writing)

  expect(acknowledged).toHaveLength(BUYERS.length * 2 * EACH)
  for (const id of ids) {
    const stored = await everything(broker, id)
    const bySeq = new Map(stored.map(({ seq, body }) => [seq, body]))
    const mine = acknowledged.filter(({ conversationId }) => conversationId === id)
    expect(mine.filter(({ seq, body }) => bySeq.get(seq) !== body)).toEqual([])
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1))
    const sent = new Set(mine.map(({ body }) => body))
    expect(stored.filter(({ body }) => sent.has(body))).toHaveLength(2 * EACH)
  }
})

test('control: commits that do not wait for the disk lose acknowledged messages', async () => {
  const embedded = await embeddedIn(folder.path)
  const hasty = await openClient(embedded.url)
  await hasty.query('create table hasty (n int)')
  await hasty.query('set synchronous_commit = off')
  let acknowledged = 0
  const insert = async () => {
    for (;;) {
      await hasty.query('insert into hasty values (1)')
      acknowledged += 1
    }
  }

  const inserting = insert().catch(() => 'cut off')
  await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(200)
  await killDatabase()
  expect(await inserting).toBe('cut off')

  await expect.poll(() => requireDurability(embedded.url).then(() => 'back', String)).toBe('back')
  await using client = await openClient(embedded.url)
  const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from hasty')
  expect(rows[0]?.kept).toBeLessThan(acknowledged)
  await client.query('drop table hasty')
  await Promise.all([client, hasty].map((each) => each.end()))
  await embedded.stop()
})
