import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { isDatabaseUnavailable } from './database.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const keyNames = async () => {
  const rows = await database.db.selectFrom('secrets').select('name').execute()
  return rows.map((row) => row.name).sort()
}

test('a transaction that fails leaves nothing behind', async () => {
  const attempt = database.transaction(async (tx) => {
    await tx
      .insertInto('secrets')
      .values({ name: 'half', value: Buffer.from('x') })
      .execute()
    throw new Error('changed my mind')
  })

  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await keyNames()).not.toContain('half')
})

test('bytes, times and lists arrive as buffers, dates and arrays', async () => {
  await database.db
    .insertInto('secrets')
    .values({ name: 'bytes', value: Buffer.from([0, 255]) })
    .execute()

  const [secret] = await database.db.selectFrom('secrets').selectAll().where('name', '=', 'bytes').execute()
  const {
    rows: [row],
  } = await sql<{ at: Date; list: string[] }>`select now() as at, ${['a', 'b']}::text[] as list`.execute(
    database.db,
  )

  expect(secret?.value).toEqual(Buffer.from([0, 255]))
  expect(row?.at).toBeInstanceOf(Date)
  expect(row?.list).toEqual(['a', 'b'])
})

test('an update returns the number of rows', async () => {
  await database.db
    .insertInto('secrets')
    .values({ name: 'counted', value: Buffer.from('x') })
    .execute()

  const result = await database.db.deleteFrom('secrets').where('name', '=', 'counted').executeTakeFirst()

  expect(result.numDeletedRows).toBe(1n)
})

test('a connection that is lost within a transaction fails only that transaction', async () => {
  const attempt = database.transaction(async (tx) => {
    await tx
      .insertInto('secrets')
      .values({ name: 'lost', value: Buffer.from('x') })
      .execute()
    await endOtherConnections()
    await tx.selectFrom('secrets').selectAll().execute()
  })

  const error = await attempt.catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await keyNames()).not.toContain('lost')
})

test('a statement may take 5 seconds; a cancelled one counts as unavailable', async () => {
  const {
    rows: [setting],
  } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(database.db)

  const attempt = database.transaction(async (tx) => {
    await sql`set local statement_timeout = '50ms'`.execute(tx)
    await sql`select pg_sleep(10)`.execute(tx)
  })

  const error = await attempt.catch((reason: unknown) => reason)
  expect(setting?.limit).toBe('5s')
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('a listener receives notifications, reports when it is down and reconnects', async () => {
  const received: string[] = []
  const listener = database.listen('shouts', {
    onNotice: (payload) => received.push(payload),
    onUp: () => received.push('up'),
    onDown: () => received.push('down'),
  })
  await expect.poll(() => listener.isUp()).toBe(true)

  await notify('hello')
  await expect.poll(() => received).toEqual(['up', 'hello'])
  await endOtherConnections()
  await expect.poll(() => received).toEqual(['up', 'hello', 'down', 'up'])
  await notify('again')

  await expect.poll(() => received).toEqual(['up', 'hello', 'down', 'up', 'again'])
})

test('a listener that is stopped while it connects stops', async () => {
  const listener = database.listen('shouts', { onNotice: () => undefined })

  await listener.stop()

  expect(listener.isUp()).toBe(false)
})

const notify = (payload: string) => sql`select pg_notify('shouts', ${payload})`.execute(database.db)

/** Simulates a restart of the server. */
async function endOtherConnections() {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
}
