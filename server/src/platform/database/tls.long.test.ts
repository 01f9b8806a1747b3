import { sql } from 'kysely'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { CERTIFICATE, tlsFront } from '#testing/database/tls-front.ts'
import { connectDatabase, type Database, isDatabaseUnavailable, type PoolOptions } from './database.ts'

let plain: OwnDatabase
let front: Awaited<ReturnType<typeof tlsFront>>
beforeAll(async () => {
  plain = await aDatabase()
  front = await tlsFront(plain.url)
})
afterAll(async () => {
  await front.close()
  await plain.close()
})

const one = ({ db }: Database) =>
  sql<{ one: number }>`select 1 as one`.execute(db).then(
    ({ rows }) => rows[0]?.one,
    (error: unknown) => error,
  )

/** Result of a statement at this URL: 1, or the error. */
async function oneFrom(url: string, options: PoolOptions = {}): Promise<unknown> {
  const database = connectDatabase(url, { max: 1, ...options })
  const answer = await one(database)
  await database.close()
  return answer
}

/** Server that treats each connection in one way. */
async function aServer(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://dream:x@localhost:${port}/dream`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

test('with sslmode=require statements go through TLS, and the host is sent as SNI', async () => {
  expect(await oneFrom(front.url('require'))).toBe(1)

  expect(front.names).toEqual(['localhost'])
})

test('with sslmode=verify-full the certificate must be trusted and for this host', async () => {
  const untrusted = await oneFrom(front.url('verify-full'))
  setDefaultCACertificates([...getCACertificates('default'), CERTIFICATE])

  expect(untrusted).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(await oneFrom(front.url('verify-full'))).toBe(1)
  expect(await oneFrom(front.url('verify-full', '127.0.0.1'))).toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  })
})

test.each(['require', 'prefer', 'allow'])(
  'a database without TLS is refused with sslmode=%s, also where libpq would use it (decision 028)',
  async (sslmode) => {
    expect(await oneFrom(`${plain.url}?sslmode=${sslmode}`)).toBeInstanceOf(Error)
  },
)

test('sslmode=verify-ca without its own certificate authority is refused (decision 028)', async () => {
  expect(await oneFrom(front.url('verify-ca'))).toBeInstanceOf(Error)
})

test('after a connection that failed before TLS, the next statement succeeds', async () => {
  const { port, hostname } = new URL(front.url('require'))
  let connections = 0
  await using server = await aServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    if (connections === 1) socket.once('data', () => socket.destroy())
    else socket.pipe(connect(Number(port), hostname).on('error', () => undefined)).pipe(socket)
  })
  const url = new URL(front.url('require'))
  url.port = new URL(server.url).port
  const database = connectDatabase(url.href, { max: 1 })

  const [first, second] = [await one(database), await one(database)]

  expect(isDatabaseUnavailable(first)).toBe(true)
  expect(second).toBe(1)
  await database.close()
})

test('when TLS connections are cut again and again, every statement succeeds or fails, and the pool survives', async () => {
  const database = connectDatabase(front.url('require'), { max: 4 })
  const settled: unknown[] = []
  let asked = 0
  const asking = new AbortController()
  const askOn = async () => {
    while (!asking.signal.aborted) {
      asked += 1
      settled.push(await one(database))
    }
  }
  const askers = Array.from({ length: 40 }, askOn)

  for (let cut = 0; cut < 10; cut += 1) {
    await sleep(100)
    front.cutAll()
  }
  await sleep(100)
  asking.abort()
  await Promise.all(askers)

  expect(settled).toHaveLength(asked)
  const refusals = settled.filter((answer) => answer !== 1)
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.filter((refusal) => !isDatabaseUnavailable(refusal))).toEqual([])
  expect(await database.isUp()).toBe(true)
  await database.close()
})

test.each(['disable', 'require'])(
  'what takes connections and closes them is an outage that is reported, not tried for ever (sslmode=%s)',
  async (sslmode) => {
    let connections = 0
    await using server = await aServer((socket) => {
      connections += 1
      socket.on('error', () => undefined).destroy()
    })

    const answer = await oneFrom(`${server.url}?sslmode=${sslmode}`)

    expect(isDatabaseUnavailable(answer)).toBe(true)
    expect(connections).toBe(1)
  },
)

test('a server that does not answer is given up after the connect timeout', async () => {
  await using server = await aServer((socket) => void socket.on('error', () => undefined).resume())

  expect(await oneFrom(`${server.url}?sslmode=require`, { connectMs: 200 })).toSatisfy(isDatabaseUnavailable)
})
