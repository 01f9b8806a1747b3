import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { followEpoch } from './epoch.ts'

let database: OwnDatabase
let folder: string
beforeAll(async () => {
  database = await aDatabase()
  folder = await mkdtemp(join(tmpdir(), 'dream-design-epoch-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const backup = async () => {
  const { rows } = await sql<{ tick: string; epoch: string }>`select tick, epoch from database_epoch`.execute(
    database.db,
  )
  return rows[0]
}
const restore = (saved: Awaited<ReturnType<typeof backup>>) =>
  sql`update database_epoch set tick = ${saved?.tick}::bigint, epoch = ${saved?.epoch}::uuid`.execute(
    database.db,
  )

/** Process that counts its notifications of a restore. */
function aProcess(file: string | null = null) {
  const told = { times: 0 }
  return { ...followEpoch({ database, file }, () => void (told.times += 1)), told }
}

test('without a restore every process sees the same epoch, however many count', async () => {
  const [one, two] = [aProcess(), aProcess()]

  for (let beats = 0; beats < 5; beats += 1) await Promise.all([one.beat(), two.beat()])

  expect(one.now()).toMatch(/^[0-9a-f-]{36}$/)
  expect(two.now()).toBe(one.now())
  expect([one.told.times, two.told.times]).toEqual([0, 0])
})

test('a database restored under running processes gets another epoch, and each of them is notified', async () => {
  const [one, two] = [aProcess(), aProcess()]
  await one.beat()
  await two.beat()
  const saved = await backup()
  for (let beats = 0; beats < 3; beats += 1) await Promise.all([one.beat(), two.beat()])
  const before = one.now()

  await restore(saved)
  for (let beats = 0; beats < 3; beats += 1) {
    await one.beat()
    await two.beat()
  }

  expect(one.now()).not.toBe(before)
  expect(two.now()).toBe(one.now())
  expect(one.told.times).toBeGreaterThan(0)
  expect(two.told.times).toBeGreaterThan(0)
})

test('a database restored while nothing ran gets another epoch at the next start', async () => {
  const file = join(folder, 'epoch.json')
  const saved = await backup()
  const earlier = aProcess(file)
  await aProcess().beat()
  await earlier.beat()

  await restore(saved)
  const later = aProcess(file)
  await later.beat()

  expect(later.now()).not.toBe(earlier.now())
  expect((await backup())?.epoch).toBe(later.now())
})
