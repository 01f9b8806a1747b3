import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { embeddedIn, killServer, openClient, serverPid } from '#testing/database/embedded.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { connectDatabase, type Database, type Db, isDatabaseUnavailable, type Tx } from './database.ts'
import { requireDurability } from './durability.ts'
import type { Embedded } from '#embedded-postgres/embedded.ts'

const folder = temporaryFolder()
let embedded: Embedded
let database: Database

beforeAll(async () => {
  embedded = await embeddedIn(folder.path)
  database = connectDatabase(embedded.url)
  await sql`create table words (writer int, number int, primary key (writer, number))`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await embedded.stop()
  await folder[Symbol.asyncDispose]()
})

const WRITERS = 8
const KILLS = 2

test('a killed database comes back by itself, on the same port, with everything it acknowledged', async () => {
  const acknowledged = new Set<string>()
  const refusals: unknown[] = []
  let isWriting = true
  const write = async (writer: number) => {
    for (let number = 0; isWriting; number++) {
      const inserting =
        writer % 2 === 0
          ? database.transaction((tx) => insert(tx, writer, number))
          : insert(database.db, writer, number)
      await inserting.then(
        () => acknowledged.add(`${writer}:${number}`),
        (error: unknown) => refusals.push(error),
      )
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))

  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 100)
    await killServer(await serverPid(folder.path))
    expect(await database.isUp(100)).toBe(false)
  }
  await expect.poll(() => database.isUp()).toBe(true)
  isWriting = false
  await Promise.all(writers)

  const { rows } = await sql<{ word: string }>`select writer || ':' || number as word from words`.execute(
    database.db,
  )
  const stored = new Set(rows.map((row) => row.word))
  expect([...acknowledged].filter((word) => !stored.has(word))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(KILLS * 100)
  expect(refusals.every(isDatabaseUnavailable)).toBe(true)
})

test('control: the same check detects the loss when commits are not durable', async () => {
  await using careless = await openClient(embedded.url)
  await careless.query('set synchronous_commit = off')
  const acknowledged: number[] = []
  const pid = await serverPid(folder.path)

  for (let number = 0; number < 200; number++) {
    await careless.query('insert into words values (100, $1)', [number])
    acknowledged.push(number)
  }
  await killServer(pid)
  await expect.poll(() => database.isUp()).toBe(true)

  const {
    rows: [row],
  } = await sql<{ count: number }>`select count(*)::int as count from words where writer = 100`.execute(
    database.db,
  )
  expect(row?.count).toBeLessThan(acknowledged.length)
})

test('a database that may lose acknowledged commits is refused', async () => {
  const careless = inject('databaseServerUrl')

  await expect(requireDurability(careless)).rejects.toThrow(
    'The database has fsync and full_page_writes off, so it could lose data',
  )
  await expect(requireDurability(embedded.url)).resolves.toBeUndefined()
})

const insert = (db: Db | Tx, writer: number, number: number) =>
  sql`insert into words values (${writer}, ${number})`.execute(db)
