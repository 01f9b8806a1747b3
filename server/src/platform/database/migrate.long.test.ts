import { mkdir, rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RawBuilder, sql } from 'kysely'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { migrate } from './migrate.ts'

let database: OwnDatabase
let folder: ReturnType<typeof temporaryFolder>
beforeEach(async () => {
  database = await aDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  folder = temporaryFolder()
  await mkdir(`${folder.path}/migrations`, { recursive: true })
  await mkdir(`${folder.path}/features/swipes`, { recursive: true })
  await write('001-first.sql', 'create table first (id int); insert into first values (1);')
  await write('002-second.sql', '-- A remark at the end.\ncreate table second (id int) -- so')
})
afterEach(async () => {
  await database.close()
  await folder[Symbol.asyncDispose]()
})

const write = (name: string, text: string) => writeFile(`${folder.path}/migrations/${name}`, text)
const writeFunction = (name: string, text: string) => writeFile(`${folder.path}/features/${name}`, text)
const run = () =>
  migrate(database.url, { migrations: `${folder.path}/migrations`, repeatable: `${folder.path}/features` })

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

  const {
    rows: [row],
  } = await sql<{ count: number }>`select count(*)::int as count from first`.execute(database.db)
  expect(applied.flat()).toEqual(['001-first.sql', '002-second.sql'])
  expect(row?.count).toBe(1)
})

test('a failed migration is rolled back and named in the error', async () => {
  await write('003-third.sql', 'create table third (id int); insert into nowhere values (1);')

  await expect(run()).rejects.toThrow('The migration 003-third.sql failed: relation "nowhere" does not exist')

  const {
    rows: [row],
  } = await sql<{ third: string | null; second: string | null }>`
    select to_regclass('third') as third, to_regclass('second') as second`.execute(database.db)
  expect(row).toEqual({ third: null, second: 'second' })
})

test('a migration that was changed after it ran is refused', async () => {
  await run()
  await write('001-first.sql', 'create table first (id bigint);')

  await expect(run()).rejects.toThrow('The migration 001-first.sql was changed after it ran')
})

test('a database of a newer version is refused', async () => {
  await run()
  await rm(`${folder.path}/migrations/002-second.sql`)

  await expect(run()).rejects.toThrow(
    'The database has the migration 002-second.sql, which this version does not know',
  )
})

const select = async (statement: RawBuilder<unknown>) => (await statement.execute(database.db)).rows
const ANSWER = 'create or replace function answer() returns int language sql return 1;'

test('repeatable SQL is applied after the migrations, by path, and again when it has changed', async () => {
  await writeFunction('swipes/answer.sql', ANSWER)
  await writeFunction(
    'first-count.sql',
    'create or replace function first_count() returns bigint language sql return (select count(*) from first);',
  )
  const first = await run()
  const second = await run()
  await writeFunction('swipes/answer.sql', ANSWER.replace('1', '2'))
  const third = await run()

  expect(first.slice(2)).toEqual(['first-count.sql', 'swipes/answer.sql'])
  expect(second).toEqual([])
  expect(third).toEqual(['swipes/answer.sql'])
  expect(await select(sql`select answer()`)).toEqual([{ answer: 2 }])
})

test('a function with another signature replaces the one before', async () => {
  await writeFunction('answer.sql', ANSWER)
  await run()
  await writeFunction(
    'answer.sql',
    'create or replace function answer(extra text, out text) language sql return extra;',
  )
  await run()

  expect(await select(sql`select answer('more')`)).toEqual([{ answer: 'more' }])
  await expect(select(sql`select answer()`)).rejects.toThrow('does not exist')
})

test("a prepared statement of a running server uses the function's new version", async () => {
  await writeFunction('answer.sql', ANSWER)
  await run()
  const prepared = () =>
    database.runPrepared<{ answer: number }>({ name: 'answer', text: 'select answer()' }, [])
  const before = await prepared()
  await writeFunction('answer.sql', ANSWER.replace('1', '2'))
  await run()

  expect([before, await prepared()]).toEqual([[{ answer: 1 }], [{ answer: 2 }]])
})

test("a trigger's function can be replaced", async () => {
  const trigger = (word: string) => `
    create or replace function note_first() returns trigger language plpgsql as
      $$ begin insert into second (id) values (${word}); return null; end $$;
    create or replace trigger first_noted after insert on first for each row execute function note_first();`
  await writeFunction('note-first.sql', trigger('1'))
  await run()
  await writeFunction('note-first.sql', trigger('2'))
  await run()

  await select(sql`insert into first values (3)`)

  expect(await select(sql`select id from second`)).toEqual([{ id: 2 }])
})

test('failing SQL is named in the error, and the previous version stays', async () => {
  await writeFunction('answer.sql', ANSWER)
  await run()
  await writeFunction('answer.sql', ANSWER.replace('return 1', 'return nothing'))

  await expect(run()).rejects.toThrow('The SQL of answer.sql failed: column "nothing" does not exist')

  expect(await select(sql`select answer()`)).toEqual([{ answer: 1 }])
})
