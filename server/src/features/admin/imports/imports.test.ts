import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuilder } from '#testing/designs/drafts.ts'
import { aList, anImporter } from '#testing/designs/imports.ts'
import { anAdmin } from '#testing/people/people.ts'

let server: TestApp
let importer: ReturnType<typeof anImporter>
beforeAll(async () => {
  server = await startTestApp()
  importer = anImporter(server, await anAdmin(server.database, { adminRole: 'editor' }))
})
afterAll(() => server.close())

const designsOf = async (number: number) => {
  const { rows } = await sql<{ status: string; origin: string; ordinal: number | null; title: string }>`
    select status, origin, ordinal, coalesce(draft, document) ->> 'title' as title from designs
    where import_id = ${number} order by title`.execute(server.database.db)
  return rows
}

test('a list is read, checked and imported: each row is a draft of its builder', async () => {
  const builderId = await aBuilder(server.database)

  const read = await importer.upload(aList({ rows: 3 }), { builderId })
  const checked = await importer.done(read.id, 'check')
  const before = await designsOf(read.number)
  const applied = await importer.done(read.id, 'apply', { version: checked.version, rows: 'all' })

  expect(read).toMatchObject({
    state: 'parsed',
    rows: { all: 3 },
    recognised: { format: 'csv', encoding: 'utf-8', delimiter: ',' },
  })
  expect(checked).toMatchObject({
    state: 'checked',
    rows: { good: 3, bad: 0 },
    problem: null,
    gaps: [{ words: 'Needs a drawing of its plan', count: 3 }],
  })
  expect(before).toEqual([])
  expect(applied).toMatchObject({ state: 'applied', rows: { imported: 3 }, task: null })
  expect(await designsOf(read.number)).toEqual(
    [1, 2, 3].map((at) => ({
      status: 'draft',
      origin: 'import',
      ordinal: null,
      title: expect.stringMatching(new RegExp(`-${at}$`)),
    })),
  )
})

test('errors have line, cell, rule and a suggestion; after fixing them in place, the list imports', async () => {
  const checked = await importer.checked(aList({ rows: 4, bad: 1 }).replace('many', '4+1'))
  const [row] = await importer.rows(checked.id, 'bad')
  const mended = bodyOf(await importer.mend(checked.id, 4, { cells: { bedrooms: '4' } }))
  const early = await importer.order(checked.id, 'apply', { version: checked.version + 1, rows: 'all' })
  const again = await importer.done(checked.id, 'check')

  expect(checked).toMatchObject({ state: 'checked', rows: { good: 3, bad: 1 } })
  expect(row).toMatchObject({
    line: 5,
    errors: [{ field: 'bedrooms', value: '4+1', rule: 'not-a-number', suggestion: '4' }],
  })
  expect(mended).toMatchObject({ state: 'unchecked', errors: [] })
  expect(early.statusCode).toBe(409)
  expect(again).toMatchObject({ state: 'checked', rows: { good: 4, bad: 0 } })
})

test('nothing is imported while a row has errors, unless only the valid ones are meant', async () => {
  const { id, number, version } = await importer.checked(aList({ rows: 4, bad: 2 }))

  const refused = await importer.order(id, 'apply', { version, rows: 'all' })
  const some = await importer.done(id, 'apply', { version, rows: 'good' })
  const list = await importer.browser.get(`/api/admin/imports/${id}/bad-rows`)

  expect([refused.statusCode, bodyOf(refused).code]).toEqual([409, 'import-not-ready'])
  expect(some).toMatchObject({ state: 'applied', rows: { imported: 2, bad: 2 } })
  expect(await designsOf(number)).toHaveLength(2)
  expect(list.body.split('\r\n')).toHaveLength(4)
  expect(list.body).toContain('What to mend')
  expect(list.body).toContain('Line 4: Bedrooms: Write a whole number')
})

test('the downloaded CSV of bad rows can be fixed and imported', async () => {
  const { id } = await importer.applied(aList({ rows: 3, bad: 1 }), { rows: 'good' })
  const { body } = await importer.browser.get(`/api/admin/imports/${id}/bad-rows`)

  const rest = await importer.applied(body.replace('many', '4'))

  expect(rest).toMatchObject({ state: 'applied', rows: { all: 1, imported: 1 } })
})

test('the same error in many rows is fixed at once', async () => {
  const checked = await importer.checked(aList({ rows: 6, bad: 3 }))

  const changed = bodyOf(
    await importer.order(checked.id, 'replace', { field: 'bedrooms', from: 'many', to: '5' }),
  )
  const again = await importer.done(checked.id, 'check')

  expect(checked.repeated).toMatchObject([{ field: 'bedrooms', value: 'many', count: 3 }])
  expect(changed).toEqual({ changed: 3 })
  expect(again.rows).toMatchObject({ good: 6, bad: 0 })
})

test('a row that is left out is not imported, and can be included again', async () => {
  const { id } = await importer.checked(aList({ rows: 3, bad: 1 }))

  const out = bodyOf(await importer.mend(id, 3, { isLeftOut: true }))
  const checked = await importer.done(id, 'check')
  const back = bodyOf(await importer.mend(id, 3, { isLeftOut: false }))

  expect(out).toMatchObject({ state: 'left-out', errors: [] })
  expect(checked.rows).toEqual({ all: 3, good: 2, bad: 0, leftOut: 1, imported: 0 })
  expect(back.state).toBe('bad')
})

test('a name that the builder has already is an error, in the list and in the catalogue', async () => {
  const builderId = await aBuilder(server.database)
  const list = aList({ rows: 2 })
  await importer.applied(list, { builderId })
  const [headings = '', first = '', second = ''] = list.split('\n')

  const checked = await importer.checked(
    [headings, first, second.replace(/^House/, 'HOME'), second.replace(/^House/, 'Home')].join('\n'),
    { builderId },
  )

  expect((await importer.rows(checked.id, 'bad')).map(({ line, errors }) => [line, errors[0]?.rule])).toEqual(
    [
      [2, 'taken'],
      [4, 'taken'],
    ],
  )
})

test('columns chosen by hand are remembered for the builder, whatever their order is next time', async () => {
  const builderId = await aBuilder(server.database)
  const odd = (list: string) => list.replace('House width (m)', 'W').replace('House depth (m)', 'D')
  const read = await importer.upload(odd(aList()), { builderId })
  const mapping = { ...read.mapping, houseWidth: 5, houseDepth: 6 }

  await importer.browser.put(`/api/admin/imports/${read.id}/columns`, {
    version: read.version,
    mapping,
    units: { length: 'ft', area: 'm²' },
  })
  const next = await importer.upload(odd(aList()), { builderId })
  const other = await importer.upload(odd(aList()))

  expect(read.mapping.houseWidth).toBeUndefined()
  expect(next).toMatchObject({ isRemembered: true, mapping, units: { length: 'ft', area: 'm²' } })
  expect(other).toMatchObject({ isRemembered: false })
})

test('a cell whose column the file lacks can be filled in all the same', async () => {
  const list = aList({ rows: 1 })
    .split('\n')
    .map((line) => line.split(',').toSpliced(3, 1).join(','))
    .join('\n')
  const { id } = await importer.checked(list)

  const mended = bodyOf(await importer.mend(id, 1, { cells: { garages: '2' } }))
  const again = await importer.done(id, 'check')

  expect(mended.errors).toEqual([])
  expect(again.rows).toMatchObject({ good: 1, bad: 0 })
})

test('an unreadable file is refused with a message, and may be sent again', async () => {
  const broken = `${aList()}\n"Open quote,4,2`

  const first = await importer.upload(broken)
  const again = await importer.send(broken)

  expect(first).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('In line 5 a quotation mark'),
  })
  expect(again.statusCode).toBe(201)
})

test('the audit log has one entry for an import, and its designs are found by it', async () => {
  const { id, number } = await importer.applied(aList({ rows: 3 }))

  const { rows } = await sql<{ action: string; source: string; after: object; has_actor: boolean }>`
    select action, source, after, actor is not null as has_actor from audit where import_id = ${id} order by id`.execute(
    server.database.db,
  )

  expect(rows.map(({ action }) => action)).toEqual(['import.upload', 'import.start', 'import.apply'])
  expect(rows.at(-1)).toMatchObject({ source: 'admin', has_actor: true, after: { designs: 3 } })
  const found = bodyOf(await importer.browser.get(`/api/admin/designs?filter=importId:${number}`))
  expect(found.items).toHaveLength(3)
})
