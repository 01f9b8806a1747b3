import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { readBackups } from './read-backups.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database)
})
afterAll(() => server.close())

test('the system page shows versions, sizes and queues', async () => {
  await enqueue(server.database.db, { name: 'nobody-does-it', payload: {} })

  const state = bodyOf(await openBrowser(server.app, { cookies: owner.cookies }).get('/api/admin/system'))

  expect(state.node.version).toBe(process.version)
  expect(state.database.bytes).toBeGreaterThan(1_000_000)
  expect(state.database.tables.length).toBeGreaterThan(5)
  expect(state.migrations.count).toBeGreaterThan(6)
  expect(state.migrations.last[0].name).toMatch(/^\d{3}-/)
  expect(state.backups).toEqual({ state: 'none' })
  expect(state.queue).toEqual([expect.objectContaining({ status: 'waiting', jobs: 1 })])
  expect(state.services).toEqual({
    email: 'outbox',
    sms: 'outbox',
    files: 'disk',
    events: 'postgres',
    database: 'embedded',
  })
})

test('the newest backup is shown with age and size, and so is an empty or missing folder', async () => {
  await using folder = temporaryFolder()
  const older = new Date(Date.now() - 3_600_000)
  expect(await readBackups(null)).toEqual({ state: 'none' })
  expect(await readBackups(join(folder.path, 'gone'))).toEqual({ state: 'unreadable' })
  expect(await readBackups(folder.path)).toEqual({ state: 'empty' })

  await writeFile(join(folder.path, 'older.dump'), 'abc')
  await utimes(join(folder.path, 'older.dump'), older, older)
  await writeFile(join(folder.path, 'newer.dump'), 'abcdef')

  expect(await readBackups(folder.path)).toMatchObject({ state: 'known', name: 'newer.dump', bytes: 6 })
})

test('it has no secret', async () => {
  const answer = await openBrowser(server.app, { cookies: owner.cookies }).get('/api/admin/system')

  expect(answer.body).not.toMatch(/postgres:\/\/|password|_URL/i)
})
