import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import {
  connectDatabase,
  type Database,
  type Db,
  isDatabaseUnavailable,
  type PoolOptions,
  type Tx,
} from './database.ts'
import { prepare } from './prepare.ts'

let own: OwnDatabase
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())

/** Pool of one connection on the same database. */
function aPoolOfOne(options: PoolOptions = {}): Database {
  const database = connectDatabase(own.url, { max: 1, ...options })
  onTestFinished(() => database.close())
  return database
}

const pidOf = async (db: Db | Tx) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}
const end = (pid: number) => sql`select pg_terminate_backend(${pid}::int, 2000)`.execute(own.db)
const failureOf = (running: Promise<unknown>) =>
  running.then(
    () => 'answered',
    (error: unknown) => error,
  )
const one = async (db: Db | Tx) => (await sql<{ n: number }>`select ${1}::int as n`.execute(db)).rows
const prepared = prepare<{ n: number }>('one', 'select $1::int as n')

test('after an idle connection was ended the next statement uses another one', async () => {
  const database = aPoolOfOne()
  const first = await pidOf(database.db)

  await end(first)
  await sleep(100)

  expect(await pidOf(database.db)).not.toBe(first)
  expect(await prepared(database, [1])).toEqual([{ n: 1 }])
})

test('a connection lost within a statement fails that statement as unavailable, and the next one succeeds', async () => {
  const database = aPoolOfOne()
  const pid = await pidOf(database.db)
  const running = failureOf(sql`select pg_sleep(10)`.execute(database.db))
  await sleep(100)

  await end(pid)

  expect(await running).toSatisfy(isDatabaseUnavailable)
  await expect.poll(() => one(database.db).catch(String)).toEqual([{ n: 1 }])
})

test('each statement of a transaction fails as unavailable once its connection is lost, and so does the transaction', async () => {
  const database = aPoolOfOne()
  const failures: unknown[] = []

  const transaction = database.transaction(async (tx) => {
    await end(await pidOf(tx))
    await sleep(100)
    for (let nth = 0; nth < 3; nth += 1) failures.push(await failureOf(one(tx)))
    throw failures[0]
  })

  expect(await failureOf(transaction)).toSatisfy(isDatabaseUnavailable)
  expect(failures).toHaveLength(3)
  expect(failures.every(isDatabaseUnavailable)).toBe(true)
  expect(await one(database.db)).toEqual([{ n: 1 }])
})

test('a transaction that is idle for too long is ended as unavailable', async () => {
  const database = aPoolOfOne()

  const transaction = database.transaction(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '50ms'`.execute(tx)
    await sleep(300)
    await one(tx)
  })

  expect(await failureOf(transaction)).toSatisfy(isDatabaseUnavailable)
  expect(await one(database.db)).toEqual([{ n: 1 }])
})

test('a query that finds every connection busy fails as unavailable after a while, and succeeds later', async () => {
  const database = aPoolOfOne({ connectMs: 200 })
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = database.transaction(() => {
    held.resolve()
    return free.promise
  })
  await held.promise

  const failures = await Promise.all(
    [one(database.db), prepared(database, [1]), database.transaction(one)].map(failureOf),
  )
  const isUp = await database.isUp(100)
  free.resolve()
  await transaction

  expect(failures.filter((failure) => !isDatabaseUnavailable(failure))).toEqual([])
  expect(isUp).toBe(false)
  expect(await database.isUp()).toBe(true)
})

/** Returns a few rows, and fails when one takes too long. */
const BREAKS_OFF = sql`select n, pg_sleep(case when n = 4 then 1 else 0 end) from generate_series(1, 5) as n`

test('a statement after one that failed midway gets its own rows', async () => {
  const database = aPoolOfOne()

  const broken = database.transaction(async (tx) => {
    await sql`set local statement_timeout = 200`.execute(tx)
    await BREAKS_OFF.execute(tx)
  })

  expect(await failureOf(broken)).toMatchObject({ code: '57014' })
  expect(await Promise.all([one(database.db), prepared(database, [1])])).toEqual([[{ n: 1 }], [{ n: 1 }]])
})

test('after a connection that was lost in the middle of a result the next result is complete', async () => {
  const database = aPoolOfOne()
  const pid = await pidOf(database.db)
  const running = failureOf(
    sql`select n, repeat(n::text, 9000), pg_sleep(n * 0.02) from generate_series(1, 90) as n`.execute(
      database.db,
    ),
  )
  await sleep(400)

  await end(pid)

  expect(await running).toSatisfy(isDatabaseUnavailable)
  await expect.poll(() => one(database.db).catch(String)).toEqual([{ n: 1 }])
})

test('a prepared statement is prepared again on a new connection', async () => {
  const database = aPoolOfOne()
  await prepared(database, [1])
  await end(await pidOf(database.db))
  await sleep(100)

  expect(await prepared(database, [2])).toEqual([{ n: 2 }])
})

test('a failure of a statement itself is not taken for an outage', async () => {
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic
  const failures = await Promise.all(
    [sql`select 1 / ${0}::int`, sql`select nowhere`, sql`select ${cyclic}::jsonb`].map((query) =>
      failureOf(query.execute(own.db)),
    ),
  )

  expect(failures.every((failure) => failure instanceof Error)).toBe(true)
  expect(failures.some(isDatabaseUnavailable)).toBe(false)
})
