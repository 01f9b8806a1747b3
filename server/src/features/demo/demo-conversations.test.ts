import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUseCases } from '#demo-use-cases.ts'
import { parseEnv } from '#platform/process/env.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aCatalogue, somePlans } from '#testing/designs/swipers.ts'
import { signIn } from '#testing/people/people.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { seedDemoConversations } from './demo-conversations.ts'
import { prepareDemo } from './prepare-demo.ts'

let server: TestApp
let folder: ReturnType<typeof temporaryFolder>
let get: (url: string) => Promise<ReturnType<typeof bodyOf>>
beforeAll(async () => {
  folder = temporaryFolder()
  server = await startTestApp()
  const { database } = server
  await prepareDemo(database, parseEnv({ DATA_DIR: folder.path }), createPasswordHash())
  await somePlans(database, 90)
  const useCases = demoUseCases(database, await aCatalogue(database))
  await seedDemoConversations(database, useCases)
  await seedDemoConversations(database, useCases)
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'broker@demo.local')
    .executeTakeFirstOrThrow()
  const browser = openBrowser(server.app, { cookies: (await signIn(database, id)).cookies })
  get = async (url) => bodyOf(await browser.get(url))
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

test('the demo broker has buyers at several stages, some of them waiting, the longest first', async () => {
  const { items } = await get('/api/broker/conversations')
  const all = (await get('/api/broker/conversations?tab=all')).items

  expect(items.map(({ other }: { other: { name: string } }) => other.name)).toEqual([
    'Priya Nair',
    'Tom Whitlock',
    'Grace Boyd',
  ])
  expect(items.map(({ unreadCount }: { unreadCount: number }) => unreadCount)).toEqual([2, 1, 1])
  expect(all).toHaveLength(4)
  expect(new Set(all.map(({ stage }: { stage: string }) => stage)).size).toBe(4)
})

test('a second start adds nothing, and each conversation has its brief with three plans', async () => {
  const { items } = await get('/api/broker/conversations')
  const [priya] = items
  const page = await get(`/api/conversations/${priya.id}/messages`)
  const brief = await get(`/api/conversations/${priya.id}/brief`)

  expect(page.items).toHaveLength(8)
  expect(page.items.some(({ type }: { type: string }) => type === 'design')).toBe(true)
  expect(brief).toMatchObject({ version: 1, block: { width: 14.5 }, budget: '450-600' })
  expect(brief.plans).toHaveLength(3)
  expect((await get(`/api/broker/conversations/${priya.id}/desk`)).note.text).toContain('600 mm')
  expect((await get('/api/broker/replies')).items).toHaveLength(4)
})

test('another broker replied late, and what they asked for was reported', async () => {
  const { rows } = await sql<{ name: string; reason: string; copied: string; missed: number }>`
    select u.name, r.reason, r.copy -> 0 ->> 'body' as copied,
      (select count(*)::int from missed_promises m where m.broker_id = u.id) as missed
    from conversation_reports r join conversations c on c.id = r.conversation_id join users u on u.id = c.broker_id`.execute(
    server.database.db,
  )

  expect(rows).toEqual([
    { name: 'Hannah Brandt', reason: 'pressure', copied: expect.stringContaining('deposit'), missed: 1 },
  ])
})
