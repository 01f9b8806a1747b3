import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@dream/contract/api/endpoint'
import { endpoints } from '@dream/contract/api/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { CASES, type Random, randomFrom, SEED } from '#testing/fuzz/random.ts'
import { fuzzer } from '#testing/fuzz/values.ts'
import { HOSTILE_STRINGS } from '#testing/hostile/hostile-strings.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { aBuyer, anAdmin, openAdmin, type Person, signIn } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** Expected 5xx problems: failures of other services and of the disk. */
const EXPECTED = ['push-failed', 'storage-full']
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json ;x=y',
  '\tapplication/json',
  'application/json\u00a0',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  'a'.repeat(500),
  '',
]
const RAW = [
  '',
  '{',
  '[',
  'null',
  '"x"',
  '{"a":1e999}',
  '{"__proto__":{}}',
  '\u0000',
  '{"a":'.repeat(500),
  'a=b',
  '--x\r\n\r\n',
]

type Asked = { method: string; url: string; status: number; code: unknown }

async function people(): Promise<(Person | null)[]> {
  const { buyer, broker } = await aConversation(server.database)
  const newcomer = await aBuyer(server.database, { isPhoneVerified: false, hasCompletedProfile: false })
  return [null, buyer, buyer, broker, broker, newcomer, await anAdmin(server.database)]
}

/** Opens a new session each time, since some requests end theirs. */
async function headersOf(person: Person | null) {
  if (!person) return {}
  const { sessionId, headers } = await signIn(server.database, person.user.id)
  await openAdmin(server.database, sessionId)
  return headers
}

function urlOf(
  path: string,
  endpoint: Endpoint,
  { random, ids }: { random: Random; ids: readonly string[] },
) {
  const filled = path.replaceAll(/:\w+/g, () =>
    random.isOneIn(4)
      ? encodeURIComponent(random.pick([...HOSTILE_STRINGS, '..', '%', '\ufffd']))
      : random.pick(ids),
  )
  if (!endpoint.query) return filled
  const query = fuzzer(endpoint.query, random, ids)()
  const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : []
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(toText(value))}`).join('&')
  return `${filled}?${random.isOneIn(10) ? `${text}&${text}&a[]=1&a[b]=%` : text}`
}
const toText = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

function payloadOf(endpoint: Endpoint, random: Random, ids: readonly string[]) {
  const type = random.isOneIn(8) ? random.pick(TYPES) : 'application/json'
  const body = random.isOneIn(12)
    ? random.pick(RAW)
    : JSON.stringify(endpoint.body ? fuzzer(endpoint.body, random, ids)() : {})
  const isPacked = random.isOneIn(40)
  return {
    headers: { 'content-type': type, ...(isPacked && { 'content-encoding': 'gzip' }) },
    payload: isPacked ? gzipSync(body) : body,
  }
}

test(`${CASES} requests made from the contract and bent never get a 5xx and never end the process (seed ${SEED})`, async () => {
  const random = randomFrom(SEED)
  const all = Object.entries(endpoints) as [string, Endpoint][]
  const everybody = await people()
  const conversations = await server.database.db.selectFrom('conversations').select('id').execute()
  const ids = [
    randomUUID(),
    ...everybody.flatMap((person) => (person ? [person.user.id] : [])),
    ...conversations.map(({ id }) => id),
    'explore',
  ]
  const failed: Asked[] = []
  const statuses = new Map<number, number>()

  for (let at = 0; at < CASES; at += 1) {
    const [name, endpoint] = at < all.length ? (all[at] as [string, Endpoint]) : random.pick(all)
    const [method = 'GET', path = ''] = name.split(' ')
    const url = urlOf(path, endpoint, { random, ids })
    const sent = method === 'GET' ? null : payloadOf(endpoint, random, ids)
    const headers = { ...(await headersOf(random.pick(everybody))), ...sent?.headers }
    const answer = await server.app.inject({
      method: method as 'GET',
      url,
      ...(sent && { payload: sent.payload }),
      headers,
    })
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    if (answer.statusCode < 500) continue
    const { code } = answer.json<{ code: unknown }>()
    if (!EXPECTED.includes(String(code))) failed.push({ method, url, status: answer.statusCode, code })
  }

  expect(failed).toEqual([])
  // Some cases must be valid and succeed.
  expect([...statuses.keys()].filter((status) => status < 300).length).toBeGreaterThan(0)
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
}, 1_800_000)
