import type { Socket } from 'node:net'
import { setImmediate as turnEnds } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { connectionOptions } from '../database.ts'
import type { ConnectionOptions } from './driver-connection.ts'
import { createStatementPool } from './statement-pool.ts'
import { createTransactionSlots } from './transaction-slots.ts'

let own: OwnDatabase
beforeAll(async () => {
  own = await aDatabase()
})
afterAll(() => own.close())

/** Options of connections that can be cut from here. */
function cuttable() {
  const sockets = new Set<Socket>()
  const options = connectionOptions(own.url, 'test')
  const watched: ConnectionOptions = {
    ...options,
    connect_timeout: 1,
    async socket(target) {
      const socket = await options.socket(target)
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      return socket
    },
  }
  return { options: watched, cut: () => sockets.forEach((socket) => socket.destroy()) }
}

/** A statement that falls between the end of a connection and its close, and then one that comes later. */
async function aroundACut(ask: () => PromiseLike<unknown>, cut: () => void) {
  await ask()
  cut()
  await turnEnds()
  const during = await Promise.allSettled([ask()])
  const later = await Promise.allSettled([ask()])
  return [...during, ...later].map((each) =>
    each.status === 'rejected' ? { code: each.reason.code } : 'answered',
  )
}

test("the driver's own connection, the control, never speaks again when a statement falls between end and close", async () => {
  const { options, cut } = cuttable()
  const sql = postgres(own.url, { ...options, max: 1 })
  onTestFinished(() => sql.end({ timeout: 0 }))

  expect(await aroundACut(() => sql`select 1`, cut)).toEqual([
    { code: 'CONNECTION_CLOSED' },
    { code: 'CONNECT_TIMEOUT' },
  ])
})

test('a statement of the pool that falls between end and close is answered by the next connection', async () => {
  const { options, cut } = cuttable()
  const pool = createStatementPool(own.url, options, 1)
  onTestFinished(() => pool.close())

  expect(await aroundACut(() => pool.sql`select 1`, cut)).toEqual(['answered', 'answered'])
})

test('a statement that was sent just before the end fails, and the next one is answered', async () => {
  const { options, cut } = cuttable()
  const pool = createStatementPool(own.url, options, 1)
  onTestFinished(() => pool.close())
  await pool.sql`select 1`
  await turnEnds()

  const sent = pool.sql`select 2`.then(
    () => 'answered',
    (error: unknown) => error,
  )
  cut()

  expect(await sent).toMatchObject({ code: 'CONNECTION_CLOSED' })
  expect(await pool.sql`select 3 as three`).toMatchObject([{ three: 3 }])
})

test('a statement of a transaction that falls between end and close is refused, and the next transaction begins', async () => {
  const { options, cut } = cuttable()
  const slots = createTransactionSlots(own.url, options, 1)
  onTestFinished(() => slots.close())
  const slot = await slots.begin('begin')

  cut()
  await turnEnds()
  await expect(slot.run('select 1')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
  slot.release()

  const next = await slots.begin('begin')
  expect(await next.run('select 1 as one')).toMatchObject([{ one: 1 }])
  await next.run('rollback')
  next.release()
})

test('a transaction that begins while its connection falls begins on the next one', async () => {
  const { options, cut } = cuttable()
  const slots = createTransactionSlots(own.url, options, 1)
  onTestFinished(() => slots.close())
  const first = await slots.begin('begin')
  first.release()

  cut()
  await turnEnds()
  const slot = await slots.begin('begin')

  expect(await slot.run('select 1 as one')).toMatchObject([{ one: 1 }])
  await slot.run('rollback')
  slot.release()
})
