import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { describeSchema } from '#testing/database/describe-schema.ts'
import { migrateDatabase } from './migrate-database.ts'

const BEFORE_BASELINE = new URL('testing/database/before-baseline.sql', import.meta.url)
const MIGRATIONS = new URL('../migrations', import.meta.url)

let database: OwnDatabase
let client: pg.Client
beforeEach(async () => {
  database = await aDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.close()
})

/** Turns it into a database of the version before the baseline, with some data. */
async function putBack() {
  await client.query('drop schema public cascade; create schema public')
  await client.query(await readFile(BEFORE_BASELINE, 'utf8'))
}
const all = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows

test('a database from before the baseline gets the schema of a new one', async () => {
  const ofNew = await describeSchema(client)
  await putBack()

  const applied = await migrateDatabase(database.url)

  expect(applied[0]).toBe('001-baseline.adopt.sql')
  expect(await describeSchema(client)).toEqual(ofNew)
  expect((await all('select name from migrations order by name')).map(({ name }) => name)).toEqual(
    (await readdir(MIGRATIONS)).filter((name) => !name.includes('.adopt.')).toSorted(),
  )
  expect(await migrateDatabase(database.url)).toEqual([])
})

test('columns and waiting jobs continue under their new names', async () => {
  await putBack()
  await client.query(`insert into notification_settings (user_id, shows_words)
    select id, true from users where email = 'buyer@demo.local'`)
  await client.query(
    `select graphile_worker.add_job('tell-new-designs', '{"count": 1}', job_key => 'tell-new-designs')`,
  )

  await migrateDatabase(database.url)

  expect(await all('select shows_preview from notification_settings')).toEqual([{ shows_preview: true }])
  expect(await all('select task_identifier, key from graphile_worker.jobs')).toEqual([
    { task_identifier: 'announce-new-designs', key: 'announce-new-designs' },
  ])
})

test('existing data stays', async () => {
  await putBack()

  await migrateDatabase(database.url)

  expect(await all('select content_hash from library_imports')).toEqual([{ content_hash: 'imported' }])
  expect(await all('select email from users order by email')).toEqual([
    { email: 'broker@demo.local' },
    { email: 'buyer@demo.local' },
  ])
  expect(await all('select slug, ordinal from designs')).toEqual([{ slug: 'first-plan', ordinal: 0 }])
  expect(await all('select floor_plan_likes from user_progress')).toEqual([{ floor_plan_likes: 18 }])
  expect(await all('select feature from unlocks order by feature')).toHaveLength(3)
  expect(await all('select body from messages')).toEqual([{ body: 'Hello Ben' }])
  expect(await all('select broker_unread_check_at from conversations')).toEqual([
    { broker_unread_check_at: new Date('2026-01-01T00:10:00Z') },
  ])
})

test('a database that an older version left midway is refused with advice, and stays unchanged', async () => {
  await putBack()
  await client.query(`delete from migrations where name > '015'`)
  const before = await describeSchema(client)

  await expect(migrateDatabase(database.url)).rejects.toThrow(
    'The database was left at the migration 014-one-statement.sql. ' +
      'Start the last version that has the migration 016-looks.sql on it once, then this one',
  )

  expect((await describeSchema(client)).filter((line) => !line.includes('repeatable_sql'))).toEqual(before)
})

test('a database with unknown migrations is refused', async () => {
  await putBack()
  await client.query(`update migrations set sha256 = 'other' where name = '009-conversations.sql'`)

  await expect(migrateDatabase(database.url)).rejects.toThrow(
    'The migration 009-conversations.sql was changed after it ran',
  )
})
