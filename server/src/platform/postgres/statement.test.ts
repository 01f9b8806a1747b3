import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { connectionOptions } from '../database.ts'

let own: OwnDatabase
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())

const STATEMENTS = 1500

test('statements leave nothing among the old objects, unlike the driver’s own', async () => {
  const driver = postgres(own.url, { ...connectionOptions(own.url, 'test'), max: 1 })

  const leftByDriver = await leftAfter(
    (n) => driver`select ${n}::int as n, ${'x'.repeat(200)}::text as words`,
  )
  const left = await leftAfter((n) => own.sql`select ${n}::int as n, ${'x'.repeat(200)}::text as words`)
  await driver.end()

  expect(leftByDriver).toBeGreaterThan(500)
  expect(left).toBeLessThan(leftByDriver / 5)
})

test('a statement is sent once, however often and however late it is waited for', async () => {
  await own.sql`create table once (n int)`
  const insert = own.sql`insert into once values (1) returning n`
  const [{ before } = { before: -1 }] = await own.sql<{ before: number }[]>`
    select count(*)::int as before from once`

  const answers = await Promise.all([insert, insert, insert.then((rows) => rows)])
  const after = await own.sql`select n from once`

  expect(before).toBe(0)
  expect(answers.map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(after).toHaveLength(1)
})

test('an error of the database tells where its statement is written', async () => {
  const failing = own.sql`select no_such_thing`

  const error: unknown = await failing.catch((reason: unknown) => reason)

  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: '42703', stack: expect.stringContaining('statement.test.ts') })
  await expect(own.sql`select no_such_thing`.finally(() => undefined)).rejects.toThrow('no_such_thing')
})

test('a statement without parameters may have several parts when it is sent as plain text', async () => {
  await own.sql.unsafe('create table parts (n int); insert into parts values (1), (2)')

  expect(await own.sql.unsafe('select n from parts where n > $1', [1])).toHaveLength(1)
})

/** Bytes for each statement that only a full collection would clear away; the least of three rounds, since others live here. */
async function leftAfter(ask: (n: number) => PromiseLike<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let n = 0; n < STATEMENTS; n++) await ask(n)
  while (rounds.length < 3) {
    collect({ type: 'major' })
    const before = oldBytes()
    for (let n = 0; n < STATEMENTS; n++) await ask(n)
    for (let time = 0; time < 3; time++) collect({ type: 'minor' })
    rounds.push((oldBytes() - before) / STATEMENTS)
  }
  return Math.min(...rounds)
}

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'major' | 'minor' }) => void = runInNewContext('gc')

const oldBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN
