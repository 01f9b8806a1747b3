import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBroker, aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { prepareDemoAdmin } from './demo-admin.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })
const PAGE = '/api/admin/audit'

test.each([
  'nobody',
  'a buyer',
  'a broker',
  'an editor',
  'an owner who has not confirmed',
  'an owner who was ended',
])('to %s an admin page is an address that does not exist: status, body and headers', async (who) => {
  const { database } = server
  const people: Record<string, () => Promise<Person>> = {
    'a buyer': () => aBuyer(database),
    'a broker': () => aBroker(database),
    'an editor': () => anAdmin(database, { adminRole: 'editor' }),
    'an owner who has not confirmed': () => anAdmin(database, { isOpen: false }),
    'an owner who was ended': async () => {
      const admin = await anAdmin(database)
      await database.db
        .updateTable('admins')
        .set({ ended_at: new Date() })
        .where('user_id', '=', admin.user.id)
        .execute()
      return admin
    },
  }
  const cookies = (await people[who]?.())?.cookies
  const browser = openBrowser(server.app, cookies ? { cookies } : {})

  for (const method of ['get', 'post', 'put', 'delete'] as const) {
    const [page, nowhere] = [await browser[method](PAGE), await browser[method]('/api/admin/nowhere')]
    const [broken, brokenNowhere] = await Promise.all(
      ['/api/admin/step-up/code', '/api/nothing/here/at-all'].map((url) =>
        server.app.inject({
          method: 'POST',
          url: who === 'nobody' || who.startsWith('a ') ? url : '/api/nothing',
          payload: '{ not json',
          headers: { 'content-type': 'text/plain' },
        }),
      ),
    )
    const shown = (answer: typeof page) => {
      const { date: _, ...headers } = answer.headers
      return [answer.statusCode, answer.body, headers]
    }

    expect(shown(page)).toEqual(shown(nowhere))
    expect(page.statusCode).toBe(404)
    expect(broken && shown(broken)).toEqual(brokenNowhere && shown(brokenNowhere))
  }
})

test('an admin before the step-up reaches its routes and nothing else', async () => {
  const admin = await anAdmin(server.database, { isOpen: false, adminRole: 'support' })

  expect(bodyOf(await browserOf(admin).get('/api/admin/step-up'))).toEqual({
    role: 'support',
    isOpen: false,
    ways: [],
    maySetUp: false,
  })
})

test("the demo's code does the step-up for this session alone, and both tries are in the log", async () => {
  const admin = await anAdmin(server.database, { isOpen: false })
  const code = await prepareDemoAdmin(server.database, {
    email: admin.user.email,
    password: 'Some-Password-1',
  })
  const wrong = code === '000000' ? '000001' : '000000'

  expect(bodyOf(await browserOf(admin).post('/api/admin/step-up/code', { code: wrong }))).toMatchObject({
    code: 'code-wrong',
  })
  expect(bodyOf(await browserOf(admin).post('/api/admin/step-up/code', { code }))).toMatchObject({
    role: 'owner',
    isOpen: true,
  })

  const { items } = bodyOf(await browserOf(admin).get(`${PAGE}?actor=${admin.user.id}`))
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['admin.open', 'admin.code-wrong'])
})

test('after ten wrong codes the right one is refused as well', async () => {
  const admin = await anAdmin(server.database, { isOpen: false })
  const code = await prepareDemoAdmin(server.database, {
    email: admin.user.email,
    password: 'Some-Password-2',
  })
  const wrong = code === '000000' ? '000001' : '000000'

  const tries = await Promise.all(
    Array.from({ length: 14 }, () => browserOf(admin).post('/api/admin/step-up/code', { code: wrong })),
  )

  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  expect((await browserOf(admin).post('/api/admin/step-up/code', { code })).statusCode).toBe(429)
})

test('fifteen idle minutes end the step-up, work extends it, and closing it affects this session only', async () => {
  const admin = await anAdmin(server.database)
  const idle = (minutes: number) =>
    sql`update sessions set admin_active_at = admin_active_at - make_interval(mins => ${minutes}) where id = ${admin.sessionId}`.execute(
      server.database.db,
    )
  const status = async () => (await browserOf(admin).get(PAGE)).statusCode

  await idle(14)
  expect(await status()).toBe(200)
  await idle(14)
  expect(await status()).toBe(200)
  await idle(15)
  expect(await status()).toBe(404)
  expect(bodyOf(await browserOf(admin).get('/api/admin/step-up'))).toMatchObject({ isOpen: false })

  const other = await anAdmin(server.database)
  expect((await browserOf(other).post('/api/admin/step-up/close')).statusCode).toBe(204)
  expect((await browserOf(other).get(PAGE)).statusCode).toBe(404)
})
