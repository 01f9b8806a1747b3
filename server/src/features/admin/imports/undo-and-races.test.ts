import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aList, anImporter } from '#testing/designs/imports.ts'
import { anAdmin } from '#testing/people/people.ts'

let server: TestApp
let importer: ReturnType<typeof anImporter>
beforeAll(async () => {
  server = await startTestApp()
  importer = anImporter(server, await anAdmin(server.database))
})
afterAll(() => server.close())

const countOf = async (number: number) =>
  (
    await server.database.db
      .selectFrom('designs')
      .select('status')
      .where('import_id', '=', String(number))
      .execute()
  ).map(({ status }) => status)

test('the same file is refused a second time with its earlier import, also by another admin and name', async () => {
  const list = aList()
  const first = await importer.upload(list)
  const colleague = anImporter(server, await anAdmin(server.database, { adminRole: 'editor' }))

  const again = await colleague.send(list, { name: 'other.csv' })

  expect(again.statusCode).toBe(409)
  expect(bodyOf(again)).toMatchObject({ code: 'import-known', latest: { id: first.id } })
})

test('the same file sent by two tabs at once is one import', async () => {
  const list = aList()

  const both = await Promise.all([importer.send(list), importer.send(list)])

  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = both.find(({ statusCode }) => statusCode === 409)
  expect(refused && bodyOf(refused).latest.id).toBe(
    bodyOf(both.find(({ statusCode }) => statusCode === 201)!).id,
  )
  await server.runJobs()
})

test('two tabs that start the same import start it once', async () => {
  const { id, number, version } = await importer.checked(aList({ rows: 5 }))
  const start = () => importer.order(id, 'apply', { version, rows: 'all' })

  const both = await Promise.all([start(), start(), start()])
  await server.runJobs()

  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
  expect(await countOf(number)).toHaveLength(5)
  expect((await start()).statusCode).toBe(409)
})

test('a job that runs twice imports once', async () => {
  const { id, number, version } = await importer.checked(aList({ rows: 2 }))
  await importer.order(id, 'apply', { version, rows: 'all' })
  const { sql } = await import('kysely')
  await sql`
    select graphile_worker.add_job(t.identifier, j.payload)
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`.execute(
    server.database.db,
  )

  await server.runJobs()

  expect(await countOf(number)).toHaveLength(2)
})

test('a cancelled task leaves nothing, and can be started again', async () => {
  const { id, number, version } = await importer.checked(aList({ rows: 3 }))
  await importer.order(id, 'apply', { version, rows: 'all' })

  const stopping = bodyOf(await importer.order(id, 'cancel'))
  await server.runJobs()
  const stopped = await importer.read(id)

  expect(stopping.task).toMatchObject({ kind: 'apply', isCancelled: true })
  expect(stopped).toMatchObject({ state: 'checked', task: null, problem: null })
  expect(await countOf(number)).toEqual([])
  const applied = await importer.done(id, 'apply', { version: stopped.version, rows: 'all' })
  expect(applied.rows.imported).toBe(3)
})

test('a name that was taken since the check rolls the whole import back', async () => {
  const list = aList({ rows: 3 })
  const { id, number, version } = await importer.checked(list)
  await importer.applied(`${list.split('\n').slice(0, 2).join('\n')}\n`)

  const after = await importer.done(id, 'apply', { version, rows: 'all' })

  expect(after).toMatchObject({
    state: 'checked',
    rows: { good: 2, bad: 1 },
    problem: expect.stringContaining('Nothing was imported'),
  })
  expect(await countOf(number)).toEqual([])
})

test('an edit by another tab is not overwritten', async () => {
  const { id, version } = await importer.checked(aList({ bad: 1 }))
  await importer.mend(id, 3, { cells: { bedrooms: '4' } })
  await importer.done(id, 'check')

  const late = await importer.order(id, 'apply', { version, rows: 'all' })

  expect(bodyOf(late)).toMatchObject({ code: 'stale-edit', latest: { id } })
})

test('an undo archives the designs of an import except edited ones; then the file may be sent again', async () => {
  const list = aList({ rows: 3 })
  const { id, number, version } = await importer.applied(list)
  const designs = bodyOf(await importer.browser.get(`/api/admin/designs?filter=importId:${number}`)).items
  const edited = designs[0].id
  await importer.browser.patch(`/api/admin/designs/${edited}`, {
    version: 1,
    changes: { description: 'By hand' },
  })

  const undone = await importer.done(id, 'undo', { version })

  expect(undone).toMatchObject({ state: 'undone', undone: { archived: 2, left: 1 } })
  expect((await countOf(number)).toSorted()).toEqual(['archived', 'archived', 'draft'])
  expect((await importer.send(list)).statusCode).toBe(201)
  await server.runJobs()
})

test('an undo also removes designs from the decks that were published unchanged', async () => {
  const { id, number, version } = await importer.applied(aList({ rows: 2 }))
  const { db } = server.database
  const picture = { level: null, light: '/media/plans/a/card.avif', dark: null, width: 800, height: 600 }
  const designs = bodyOf(await importer.browser.get(`/api/admin/designs?filter=importId:${number}`)).items
  // Same picture for the draft and for the import's copy of it.
  for (const design of designs) {
    const row = await db
      .selectFrom('designs')
      .select('draft')
      .where('id', '=', design.id)
      .executeTakeFirstOrThrow()
    const draft = { ...row.draft!, pictures: [picture] }
    await db
      .updateTable('designs')
      .set({ draft: JSON.stringify(draft) })
      .where('id', '=', design.id)
      .execute()
    const { documentHash } = await import('./applying/document-hash.ts')
    await db
      .updateTable('import_rows')
      .set({ design_hash: documentHash(draft) })
      .where('design_id', '=', design.id)
      .execute()
  }
  const ids = designs.map((design: { id: string }) => design.id)
  const published = bodyOf(
    await importer.browser.post('/api/admin/designs/publish', { selection: { of: 'these', ids } }),
  )

  const undone = await importer.done(id, 'undo', { version })

  expect(published.changed).toBe(2)
  expect(undone.undone).toEqual({ archived: 2, left: 0 })
})

test('a discarded import is not read any more, and its file may be sent again', async () => {
  const list = aList()
  const { id } = await importer.checked(list)

  const away = bodyOf(await importer.order(id, 'discard'))

  expect(away.state).toBe('discarded')
  expect((await importer.order(id, 'check')).statusCode).toBe(409)
  expect((await importer.send(list)).statusCode).toBe(201)
  await server.runJobs()
})
