import { sql } from 'kysely'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { connectDatabase, connectionOptions } from '../database.ts'

let own: OwnDatabase
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())

/** Answers a few rows, and breaks off when one takes too long. */
const BREAKS_OFF = 'select n, pg_sleep(case when n = 4 then 1 else 0 end) from generate_series(1, 5) as n'
/** Options of our connections, with less patience. */
function hasty(url: string) {
  const options = connectionOptions(url, 'test')
  return { ...options, max: 1, connection: { ...options.connection, statement_timeout: 200 } }
}

test('the driver by itself, the control, answers the statement after one that broke off with empty places', async () => {
  const bare = postgres(own.url, hasty(own.url))

  const broken = await bare.unsafe(BREAKS_OFF).catch((error: unknown) => error)
  const next = await bare`select 1 as one`
  await bare.end()

  expect(broken).toMatchObject({ code: '57014' })
  expect([next.length, next[0]]).toEqual([4, undefined])
})

test('a statement after one that ran out of time answers its own rows, by each way to the database', async () => {
  const database = connectDatabase(own.url, { max: 1 })
  const breakOff = () =>
    database.sql.unsafe(`set statement_timeout = 200; ${BREAKS_OFF}`).catch((error: unknown) => error)
  const raw = async () => [...(await database.sql<{ n: number }[]>`select ${7}::int as n`)]
  const built = async () => (await sql<{ n: number }>`select ${8}::int as n`.execute(database.db)).rows
  await raw()
  await built()

  const broken = await breakOff()
  const afterRaw = await raw()
  await breakOff()
  const afterBuilt = await built()
  await breakOff()
  const many = await Promise.all([raw(), raw(), built()])
  await database.close()

  expect(broken).toMatchObject({ code: '57014' })
  expect([afterRaw, afterBuilt]).toEqual([[{ n: 7 }], [{ n: 8 }]])
  expect(many).toEqual([[{ n: 7 }], [{ n: 7 }], [{ n: 8 }]])
})

test('after a connection that was lost in the middle of an answer the next one is whole', async () => {
  const database = connectDatabase(own.url, { max: 1 })
  const [me] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const running = database.sql
    .unsafe('select n, repeat(n::text, 9000), pg_sleep(n * 0.02) from generate_series(1, 90) as n')
    .catch((error: unknown) => error)
  await new Promise((resolve) => setTimeout(resolve, 400))

  await own.sql`select pg_terminate_backend(${me?.pid ?? 0})`
  const broken = await running
  const ask = () => database.sql<{ n: number }[]>`select ${9}::int as n`
  // The one that finds the connection gone may say so.
  const next = await ask().catch(ask)
  await database.close()

  expect(broken).toBeInstanceOf(Error)
  expect([...next]).toEqual([{ n: 9 }])
})
