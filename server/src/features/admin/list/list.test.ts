import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListChoice } from '@dream/contract/api/admin/list'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { listCsv } from './list-csv.ts'
import type { List, ListRow } from './list-columns.store.ts'
import { readPage } from './list.store.ts'
import { selectedIds } from './selected-ids.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
  await sql`create table things (id bigint primary key, name text not null, price numeric, at timestamptz not null)`.execute(
    database.db,
  )
  await sql`
    insert into things
    select n, case n % 3 when 0 then 'apple' when 1 then 'b%rn' else '=SUM(A1)' end,
      case when n % 4 = 0 then null else n % 10 end,
      timestamptz '2026-11-01 00:00+11' + make_interval(hours => n)
    from generate_series(1, 60) as n`.execute(database.db)
})
afterAll(() => database.close())

const THINGS: List = {
  from: sql`things`,
  id: { sql: sql`id`, type: 'bigint' },
  sort: { column: 'at', isDescending: true },
  columns: {
    name: { sql: sql`name`, type: 'text', isSorted: true, isSearched: true, filter: 'one-of', csv: 'Name' },
    price: {
      sql: sql`price`,
      type: 'number',
      isNullable: true,
      isSorted: true,
      filter: 'between',
      csv: 'Price',
    },
    at: { sql: sql`at`, type: 'time', isSorted: true, filter: 'between' },
  },
}
type Thing = ListRow & { name: string; price: string | null; at: Date }

/** Walks all rows of the list in pages. */
async function walk(choice: ListChoice, limit = 7): Promise<Thing[]> {
  const rows: Thing[] = []
  let cursor: string | undefined
  do {
    const page = await readPage<Thing>(database.db, THINGS, { ...choice, cursor, limit })
    rows.push(...page.rows)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return rows
}
const count = async (choice: ListChoice) =>
  (await readPage(database.db, THINGS, { ...choice, limit: 1 })).count?.rows

test.each(['at', '-at', 'name', '-name', 'price', '-price'])(
  'walked in pages by %s each row comes once and in order',
  async (sort) => {
    const rows = await walk({ sort })
    const whole = await readPage<Thing>(database.db, THINGS, { sort, limit: 100 })

    expect(rows).toHaveLength(60)
    expect(rows.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(60)
  },
)

test.each(['price', '-price'])('rows without a value come last by %s', async (sort) => {
  const prices = (await walk({ sort })).map(({ price }) => price)

  expect(prices.slice(-15)).toEqual(Array.from({ length: 15 }, () => null))
  expect(prices.slice(0, 45)).not.toContain(null)
})

test('the first page has the count of matching rows, the others do not', async () => {
  const first = await readPage(database.db, THINGS, { limit: 10 })
  const second = await readPage(database.db, THINGS, { limit: 10, cursor: first.nextCursor })

  expect([first.count, second.count]).toEqual([{ rows: 60, isExact: true }, undefined])
})

test('filters match one of several values, a range, days to their end, and pattern characters literally', async () => {
  expect(await count({ filter: 'name:apple,b%25rn' })).toBe(40)
  expect(await count({ filter: 'price:8,9' })).toBe(9)
  expect(await count({ filter: 'price:,0' })).toBe(3)
  expect(await count({ filter: 'at:2026-11-01,2026-11-01' })).toBe(23)
  expect(await count({ filter: 'at:2026-11-02' })).toBe(37)
  expect(await count({ filter: 'at:-24h', q: 'apple' })).toBeLessThanOrEqual(20)
  expect(await count({ q: '%' })).toBe(20)
  expect(await count({ q: 'APP' })).toBe(20)
})

test("a day has the hours of the brokerage's time zone: 23 and 25 on the two days that change the clock", async () => {
  await sql`
    create table hours as
    select n as id, timestamptz '2026-04-03 13:30Z' + make_interval(hours => n) as at from generate_series(0, 5000) as n`.execute(
    database.db,
  )
  const HOURS: List = {
    from: sql`hours`,
    id: { sql: sql`id`, type: 'bigint' },
    columns: { at: { sql: sql`at`, type: 'time', isSorted: true, filter: 'between', csv: 'At' } },
    sort: { column: 'at', isDescending: false },
  }
  const hoursOf = async (day: string) =>
    (await readPage(database.db, HOURS, { filter: `at:${day},${day}`, limit: 1 })).count?.rows
  const days = ['2026-04-04', '2026-04-05', '2026-04-06', '2026-10-03', '2026-10-04', '2026-10-05']

  expect(await Promise.all(days.map(hoursOf))).toEqual([24, 25, 24, 24, 23, 24])
})

test('a search finds the spelling that people type on a phone', async () => {
  await sql`
    insert into things values (901, 'Siobhán O’Brien', null, now()), (902, 'Licence CDB-U 51 824 753', null, now()),
      (903, 'Façade "Bold" 3000', null, now())`.execute(database.db)
  const found = async (q: string) => (await walk({ q })).map(({ id }) => Number(id))
  try {
    for (const typed of ["o'brien", 'OBRIEN', 'o’brien', 'siobhan']) expect(await found(typed)).toEqual([901])
    for (const typed of ['51824753', '51 824 753', '51-824', 'cdb-u 51824']) {
      expect(await found(typed)).toEqual([902])
    }
    for (const typed of ['facade', 'bold', '“bold”', '30 00']) expect(await found(typed)).toEqual([903])
    expect(await found('"')).toEqual([903])
    expect(await found("''")).toEqual([])
  } finally {
    await sql`delete from things where id > 900`.execute(database.db)
  }
})

test.each([
  { filter: 'id:1' },
  { filter: 'at:yesterday' },
  { filter: 'at:2026-13-01' },
  { filter: 'price:1e9' },
  { sort: 'secret' },
  { sort: '-id' },
])('what the list does not declare is refused: %o', async (choice) => {
  await expect(readPage(database.db, THINGS, { ...choice, limit: 1 })).rejects.toMatchObject({
    code: 'validation-failed',
  })
})

test('a cursor of another sort, and a made-up one, are refused', async () => {
  const { nextCursor } = await readPage(database.db, THINGS, { sort: 'name', limit: 1 })

  for (const cursor of [nextCursor, 'nonsense', Buffer.from('["-at",1,2]').toString('base64url')]) {
    await expect(readPage(database.db, THINGS, { cursor, limit: 1 })).rejects.toMatchObject({
      code: 'validation-failed',
    })
  }
})

test('the CSV has every matching row, and no formula', async () => {
  const csv = await text(await listCsv(database.db, THINGS, { filter: 'price:8,9', sort: 'price' }))

  const lines = csv.split('\r\n')
  expect(lines[0]).toBe('\ufeffName,Price')
  expect(lines).toHaveLength(11)
  expect(csv).toContain("'=SUM(A1),8")
  await expect(listCsv(database.db, THINGS, { filter: 'id:1' })).rejects.toMatchObject({
    code: 'validation-failed',
  })
})

test('"all that match" is refused when the count has changed, and "these" are the existing ones', async () => {
  const select = (selection: Parameters<typeof selectedIds>[2]) =>
    database.transaction((tx) => selectedIds(tx, THINGS, selection))

  expect(await select({ of: 'all', q: 'apple', rows: 20 })).toHaveLength(20)
  await expect(select({ of: 'all', q: 'apple', rows: 19 })).rejects.toMatchObject({
    code: 'selection-changed',
    message: '20 rows match now, not 19. Nothing was changed. Look again, then repeat it.',
  })
  expect((await select({ of: 'these', ids: ['3', '3', '4', '999', 'x'] })).toSorted()).toEqual(['3', '4'])
})
