import { mkdir, rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { migrate } from './migrate.ts'

let database: OwnDatabase
let folder: ReturnType<typeof temporaryFolder>
beforeEach(async () => {
  database = await aDatabase()
  await database.sql`drop schema public cascade`
  await database.sql`create schema public`
  folder = temporaryFolder()
  await mkdir(folder.path, { recursive: true })
  await write('001-first.sql', 'create table first (id int); insert into first values (1);')
  await write('002-second.sql', '-- A remark at the end.\ncreate table second (id int) -- so')
})
afterEach(async () => {
  await database.close()
  await folder[Symbol.asyncDispose]()
})

const write = (name: string, text: string) => writeFile(`${folder.path}/${name}`, text)
const run = () => migrate(database.url, folder.path)

test('each migration runs once, in order', async () => {
  const first = await run()
  const second = await run()
  await write('003-third.sql', 'insert into first values (2)')
  const third = await run()

  expect(first).toEqual(['001-first.sql', '002-second.sql'])
  expect(second).toEqual([])
  expect(third).toEqual(['003-third.sql'])
})

test('several starters at once apply each migration once', async () => {
  const applied = await Promise.all([run(), run(), run(), run()])

  const [row] = await database.sql<{ count: number }[]>`select count(*)::int as count from first`
  expect(applied.flat()).toEqual(['001-first.sql', '002-second.sql'])
  expect(row?.count).toBe(1)
})

test('a migration that fails leaves nothing of itself and names itself', async () => {
  await write('003-third.sql', 'create table third (id int); insert into nowhere values (1);')

  await expect(run()).rejects.toThrow('The migration 003-third.sql failed: relation "nowhere" does not exist')

  const [row] = await database.sql<{ third: string | null; second: string | null }[]>`
    select to_regclass('third') as third, to_regclass('second') as second`
  expect(row).toEqual({ third: null, second: 'second' })
})

test('a migration that was changed after it ran is refused', async () => {
  await run()
  await write('001-first.sql', 'create table first (id bigint);')

  await expect(run()).rejects.toThrow('The migration 001-first.sql was changed after it ran')
})

test('a database of a newer version is refused', async () => {
  await run()
  await rm(`${folder.path}/002-second.sql`)

  await expect(run()).rejects.toThrow(
    'The database has the migration 002-second.sql, which this version does not know',
  )
})
