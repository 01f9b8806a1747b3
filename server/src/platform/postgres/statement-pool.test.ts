import postgres from 'postgres'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { connectionOptions } from '../database.ts'
import { createStatementPool } from './statement-pool.ts'

let own: OwnDatabase
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())

const CONNECTIONS = 4
const STATEMENTS = 300

function aPool() {
  const pool = createStatementPool(own.url, connectionOptions(own.url, 'test'), CONNECTIONS)
  onTestFinished(() => pool.close())
  return pool.sql
}

const whoAmI = async (sql: postgres.Sql, forS = 0) => {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(${forS})`
  return row?.pid
}

/** The most places that were looked through at once, while statements ran one after the other on a pool that is open. */
async function longestSearch(sql: postgres.Sql): Promise<number> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => whoAmI(sql, 0.05)))
  let longest = 0
  const indexOf = Array.prototype.indexOf
  const spy = vi.spyOn(Array.prototype, 'indexOf').mockImplementation(function (this: unknown[], ...wanted) {
    longest = Math.max(longest, this.length)
    return Reflect.apply(indexOf, this, wanted)
  })
  for (let statement = 0; statement < STATEMENTS; statement += 1) await sql`select 1`
  spy.mockRestore()
  return longest
}

test("the driver's own pool, the control, looks through a place for each statement that it has answered", async () => {
  const sql = postgres(own.url, { ...connectionOptions(own.url, 'test'), max: CONNECTIONS })
  onTestFinished(() => sql.end())

  expect(await longestSearch(sql)).toBeGreaterThan(STATEMENTS)
})

test('statements leave nothing behind that the next one looks through', async () => {
  expect(await longestSearch(aPool())).toBeLessThan(10)
})

test('statements of the same time run on connections of their own, and later ones where the first did', async () => {
  const sql = aPool()

  const together = await Promise.all(Array.from({ length: CONNECTIONS }, () => whoAmI(sql, 0.2)))
  const later = [await whoAmI(sql), await whoAmI(sql)]

  expect(new Set(together).size).toBe(CONNECTIONS)
  expect(new Set(later)).toEqual(new Set(together.slice(0, 1)))
})

test('what fails is under way no longer', async () => {
  const sql = aPool()
  const first = await whoAmI(sql)

  await expect(sql`select 1 / ${0}::int`).rejects.toMatchObject({ code: '22012' })

  expect(await whoAmI(sql)).toBe(first)
})

test('parts of statements are sent within them', async () => {
  const sql = aPool()
  const half = (number: number) => sql`(${number}::int / 2)`

  expect([...(await sql`select ${half(8)} + ${half(2)} as sum, ${'text'}::text as ${sql('word')}`)]).toEqual([
    { sum: 5, word: 'text' },
  ])
})
