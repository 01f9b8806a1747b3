import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database)
})
afterAll(() => server.close())
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(server.database.db))

const browser = () => openBrowser(server.app, { cookies: owner.cookies })
const jobs = async (query = '') => bodyOf(await browser().get(`/api/admin/jobs${query}`))
const promise = (name: string, runAt?: Date) =>
  enqueue(server.database.db, { name, payload: { email: 'sam@example.com' } }, { runAt })
/** Sets the failed attempts of a job. */
const fail = (name: string, attempts: number) =>
  sql`
    update graphile_worker._private_jobs j set attempts = ${attempts}, last_error = 'Not today, sam@example.com'
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ${name}`.execute(
    server.database.db,
  )

test('jobs show their status and why they failed, without the people they are about', async () => {
  await promise('waits')
  await promise('later', new Date(Date.now() + 3_600_000))
  await promise('tries')
  await promise('gave-up')
  await fail('tries', 2)
  await fail('gave-up', 12)

  const { items, count } = await jobs('?sort=name')

  expect(count.rows).toBe(4)
  expect(items.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['gave-up', 'failed'],
    ['later', 'scheduled'],
    ['tries', 'retrying'],
    ['waits', 'waiting'],
  ])
  expect(items[0].reason).toBe('Not today, [email]')
  expect(JSON.stringify(items)).not.toContain('sam@example.com')
  expect((await browser().get('/api/admin/jobs/csv')).body).not.toContain('sam@example.com')
})

test('a job that gave up is retried with a fresh number of tries, and a running one is left alone', async () => {
  await promise('gave-up')
  await promise('runs')
  await fail('gave-up', 12)
  await sql`
    update graphile_worker._private_jobs j set locked_at = now(), locked_by = 'x'
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'runs'`.execute(
    server.database.db,
  )

  const answer = await browser().post('/api/admin/jobs/retry', { selection: { of: 'all', rows: 2 } })

  expect(bodyOf(answer)).toEqual({ changed: 1 })
  const { items } = await jobs('?sort=name')
  expect(items[0]).toMatchObject({ name: 'gave-up', status: 'waiting', attempts: 0 })
  expect(items[1]).toMatchObject({ name: 'runs', status: 'running' })
  const { rows } = await sql`select from audit where action = 'job.retry' and entity_id is not null`.execute(
    server.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('reasons of failures are not searched, since they could name somebody', async () => {
  await promise('gave-up')
  await fail('gave-up', 12)

  expect((await jobs('?q=sam')).items).toEqual([])
})
