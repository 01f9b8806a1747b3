import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { connectionOptions } from '../database.ts'
import { createTransactionSlots } from './transaction-slots.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

test('a connection is not ended for its age in the middle of a transaction', async () => {
  const young = { ...connectionOptions(database.url, 'dream-design'), max_lifetime: 0.2 }
  const slots = createTransactionSlots(database.url, young, 1)

  const slot = await slots.begin('begin')
  await sleep(400)
  const rows = await slot.run<{ one: number }>('select 1 as one')
  await slot.run('commit')
  slot.release()

  expect(rows[0]?.one).toBe(1)
  await slots.close()
})
