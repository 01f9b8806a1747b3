import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '#testing/apps/browser.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aPhoto } from '#testing/apps/uploads.ts'
import { aList, anImporter } from '#testing/designs/imports.ts'
import { aZip } from '#testing/designs/zips.ts'
import { anAdmin } from '#testing/people/people.ts'

let server: TestApp
let importer: ReturnType<typeof anImporter>
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startTestApp({ settings: { DATA_DIR: folder.path } })
  importer = anImporter(server, await anAdmin(server.database))
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

async function withZip(zip: Buffer, list = aList({ rows: 2, plan: 'Plan.png' })) {
  const { id } = await importer.upload(list)
  await importer.sendZip(id, zip)
  await server.runJobs()
  return importer.read(id)
}

test('rows get the pictures that they name, whatever the folder and case, and the design can be published', async () => {
  const png = await aPhoto({ format: 'png', width: 900, height: 1200 })

  const read = await withZip(
    aZip({ 'plans/PLAN.PNG': png, 'not-named.png': png, '__MACOSX/._PLAN.PNG': png }),
  )
  const checked = await importer.done(read.id, 'check')
  const applied = await importer.done(read.id, 'apply', { version: checked.version, rows: 'all' })

  expect(read.pictures).toEqual({ count: 1, problems: [] })
  expect(checked.rows).toMatchObject({ good: 2, bad: 0 })
  const selection = { of: 'all', filter: `importId:${applied.number}`, rows: 2 }
  const published = bodyOf(await importer.browser.post('/api/admin/designs/publish', { selection }))
  expect(published).toEqual({ changed: 2, skipped: 0, reasons: [] })
  const { id } = bodyOf(await importer.browser.get(`/api/admin/designs?filter=importId:${applied.number}`))
    .items[0]
  const { document } = bodyOf(await importer.browser.get(`/api/admin/designs/${id}`))
  expect((await server.app.inject(document.pictures[0].light)).statusCode).toBe(200)
})

test('an invalid picture is named, and its rows have an error', async () => {
  const read = await withZip(aZip({ 'plan.png': Buffer.from('<script>alert(1)</script>') }))
  const { rows } = await importer.done(read.id, 'check')

  expect(read.pictures).toMatchObject({ count: 0, problems: [{ name: 'plan.png' }] })
  expect(rows).toMatchObject({ good: 0, bad: 2 })
})

const MB = 1_000_000
test.each([
  ['no zip', () => Buffer.from('PK no zip'), "can't be opened"],
  ['encrypted', () => aZip({ 'plan.png': Buffer.from('x') }, { isEncrypted: true }), 'plan.png is encrypted'],
  ['a bomb', () => aZip({ 'plan.png': Buffer.alloc(30 * MB) }), 'plan.png unpacks to far more'],
  [
    'too large a file',
    () => aZip({ 'plan.png': Buffer.from('x') }, { claimedBytes: 50 * MB }),
    'larger than 40 MB',
  ],
  ['a way out of its folder', () => aZip({ '../../plan.png': Buffer.from('x') }), 'unsafe entry'],
  [
    'too many files',
    () => aZip(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.png`, Buffer.from('x')]))),
    'at most 2000 files',
  ],
])('a zip with %s is refused by name, and nothing of it is unpacked', async (_, zip, words) => {
  const { problem, pictures, state, task } = await withZip(zip())

  expect(problem).toContain(words)
  expect({ pictures, state, task }).toEqual({
    pictures: { count: 0, problems: [] },
    state: 'parsed',
    task: null,
  })
})

test('a file with a false size is reported, and the others are accepted', async () => {
  const png = await aPhoto({ format: 'png', width: 600, height: 600 })
  const liar = aZip({ 'plan.png': png }, { claimedBytes: 100 })

  const { pictures } = await withZip(liar)

  expect(pictures).toMatchObject({ count: 0, problems: [{ name: 'plan.png' }] })
})
