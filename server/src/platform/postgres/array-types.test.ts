import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

test.each([
  [
    'text',
    [
      'plain',
      '',
      'two words',
      'a "quoted" one',
      'back\\slash',
      '{curly}, comma',
      'NULL',
      'line\nbreak',
      null,
    ],
  ],
  ['text', []],
  ['uuid', ['018f0000-0000-7000-8000-000000000000', null]],
  ['int', [1, -2, 0, null]],
  ['float8', [1.5, -2e-7]],
] as const)('an array of %s comes back from the database as it went there: %j', async (type, elements) => {
  const [row] = await database.sql.unsafe(`select $1::${type}[] as given`, [[...elements]])

  expect(row?.['given']).toEqual(elements)
})

test('arrays of what is not a text are read as what they are', async () => {
  const [row] = await database.sql`
    select array[true, false, null] as bools, array['\\xC0FFEE'::bytea] as bytes,
      array['2026-02-03T04:05:06.789Z'::timestamptz, null] as times`

  expect(row).toEqual({
    bools: [true, false, null],
    bytes: [Buffer.from('C0FFEE', 'hex')],
    times: [new Date('2026-02-03T04:05:06.789Z'), null],
  })
})
