import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '#testing/hostile/hostile-strings.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuilder, aDraft, aWrittenDesign } from '#testing/designs/drafts.ts'
import { anImporter } from '#testing/designs/imports.ts'
import { anAdmin } from '#testing/people/people.ts'
import { templateCsv } from './template-csv.ts'

let server: TestApp
let importer: ReturnType<typeof anImporter>
beforeAll(async () => {
  server = await startTestApp()
  importer = anImporter(server, await anAdmin(server.database))
})
afterAll(() => server.close())

const exported = async (builderId: string) =>
  (await importer.browser.get(`/api/admin/imports/export?builderId=${builderId}`)).body
/** Rows of an export by name, without the builder. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = parse(csv, { bom: true })
  return rows
    .slice(1)
    .map((row) => row.slice(0, -2))
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

test('an export is imported again unchanged, with pictures, lists and formulas', async () => {
  const [from, to] = await Promise.all([aBuilder(server.database), aBuilder(server.database)])
  const plan = aWrittenDesign()
  await aDraft(
    server.database,
    {
      ...plan,
      title: '=Sum of rooms',
      features: ['-5 steps', 'Bath; deep? no', "'tis"].map((each) => each.replace(';', ',')),
    },
    { builderId: from },
  )
  await aDraft(
    server.database,
    { ...plan, title: 'Second', tags: ['room:study', 'kitchen:island'] },
    { builderId: from },
  )
  const before = await exported(from)

  const applied = await importer.applied(before, { builderId: to })
  const after = await exported(to)

  expect(await importer.rows(applied.id, 'bad')).toEqual([])
  expect(applied.rows).toMatchObject({ imported: 2 })
  expect(rowsOf(after)).toEqual(rowsOf(before))
  expect(before).toContain("'=Sum of rooms")
})

test('the template imports without errors, except for the pictures that it only names', async () => {
  const { body } = await importer.browser.get('/api/admin/imports/template')

  const { id, rows } = await importer.checked(body)

  expect(rows).toMatchObject({ all: 2, bad: 2 })
  const errors = (await importer.rows(id, 'bad')).flatMap((row) => row.errors)
  expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(['no-such-file']))
})

test('the template in the documentation equals the one that is downloaded', async () => {
  const path = new URL('../../../../../../docs/import-template.csv', import.meta.url)

  // A checkout may have other line ends.
  const written = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')

  expect(templateCsv().replaceAll('\r\n', '\n')).toBe(written)
})

test('200 hostile strings in a list stay text, and no cell of an export is a formula', async () => {
  const builderId = await aBuilder(server.database)
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const list = [
    'Name,Description,Bedrooms,Bathrooms,Garage,Storeys,House width,House depth,Total area,Features',
    ...HOSTILE_STRINGS.map(
      (text, at) =>
        `${quoted(`${at} ${text}`.slice(0, 55).trim())},${quoted(text.slice(0, 150).trim())},3,2,1,1,10,20,180,${quoted(text.replaceAll(/[;|\n]/g, ' ').slice(0, 55))}`,
    ),
  ].join('\n')

  const { id, rows } = await importer.checked(list, { builderId })
  const { version } = await importer.read(id)
  await importer.done(id, 'apply', { version, rows: 'good' })
  const csv = await exported(builderId)

  expect(rows.good).toBeGreaterThan(150)
  const cells: string[][] = parse(csv, { bom: true })
  expect(cells.flat().filter((cell) => /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
})
