import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const TEXTS = [
  'plain',
  '',
  'two words',
  'a "quoted" one',
  'back\\slash',
  '{curly}, comma',
  'NULL',
  'line\nbreak',
  null,
]

test.each([
  ['text', TEXTS],
  ['text', []],
  ['uuid', ['018f0000-0000-7000-8000-000000000000', null]],
  ['int', [1, -2, 0, null]],
  ['float8', [1.5, -2e-7]],
] as const)('an array of %s comes back from the database as it went there: %j', async (type, elements) => {
  const { rows } = await sql`select ${[...elements]}::${sql.raw(type)}[] as given`.execute(database.db)

  expect(rows).toEqual([{ given: elements }])
})

test('each type arrives as the stores expect it', async () => {
  const { rows } = await sql`
    select now() = now() as bool, 7::int4 as int4, 7::int8 as int8, 1.50::numeric as numeric, 1.5::float8 as float8,
      '\\xC0FFEE'::bytea as bytes, '{"a": [1, null]}'::jsonb as json,
      '2026-02-03T04:05:06.789Z'::timestamptz as at,
      array[true, false, null] as bools, array['\\xC0FFEE'::bytea] as many_bytes,
      array['2026-02-03T04:05:06.789Z'::timestamptz, null] as times`.execute(database.db)

  const [bytes, at] = [Buffer.from('C0FFEE', 'hex'), new Date('2026-02-03T04:05:06.789Z')]
  expect(rows).toEqual([
    {
      bool: true,
      int4: 7,
      int8: '7',
      numeric: '1.50',
      float8: 1.5,
      bytes,
      json: { a: [1, null] },
      at,
      bools: [true, false, null],
      many_bytes: [bytes],
      times: [at, null],
    },
  ])
})

test('bytes, times and booleans arrive in the database unchanged, and its timestamps as text are in UTC', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z')
  const { rows } = await sql`
    select ${Buffer.from([0, 255])}::bytea::text as bytes, ${at}::timestamptz::text as at, not ${true}::bool as truth,
      current_setting('TimeZone') as zone`.execute(database.db)

  expect(rows).toEqual([{ bytes: '\\x00ff', at: '2026-02-03 04:05:06.789+00', truth: false, zone: 'UTC' }])
})
