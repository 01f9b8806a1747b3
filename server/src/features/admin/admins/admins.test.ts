import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })
const ADMINS = '/api/admin/admins'

test('an owner makes an editor, who logs in with the one-time code and must choose a password first', async () => {
  const owner = browserOf(await anAdmin(server.database))
  const email = `${randomUUID()}@example.com`
  const made = bodyOf(await owner.post(ADMINS, { name: 'Eddie', email, role: 'editor' }))
  const eddie = openBrowser(server.app)

  expect(made.admin).toMatchObject({ email, role: 'editor', factors: 0, endedAt: null })
  await eddie.post('/api/auth/login', { email, password: made.code })
  expect(bodyOf(await eddie.get('/api/auth/me'))).toMatchObject({ isAdmin: true, mustChangePassword: true })
  expect(bodyOf(await eddie.post('/api/admin/step-up/set-up/totp', {})).code).toBe('password-change-required')
})

test('the account of an email that has one is never changed', async () => {
  const owner = browserOf(await anAdmin(server.database))
  const buyer = await aBuyer(server.database)

  const answer = await owner.post(ADMINS, { name: 'X', email: buyer.user.email, role: 'owner' })

  expect(bodyOf(answer)).toMatchObject({ code: 'email-taken', errors: [{ path: 'email' }] })
  expect(bodyOf(await browserOf(buyer).get('/api/auth/me'))).toMatchObject({ isAdmin: false })
})

test('two owners who end each other at once leave one', async () => {
  await server.database.db.updateTable('admins').set({ ended_at: new Date() }).execute()
  const [one, other] = [await anAdmin(server.database), await anAdmin(server.database)]
  const end = (by: Person, whom: Person) =>
    browserOf(by).post(`${ADMINS}/${whom.user.id}/end`, { version: 1 })

  const answers = await Promise.all([end(one, other), end(other, one)])

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const left = await server.database.db
    .selectFrom('admins')
    .select('user_id')
    .where('ended_at', 'is', null)
    .execute()
  expect(left).toHaveLength(1)
})

test('the last owner stays one, and nobody ends or resets themselves', async () => {
  await server.database.db.updateTable('admins').set({ ended_at: new Date() }).execute()
  const owner = await anAdmin(server.database)
  const me = `${ADMINS}/${owner.user.id}`
  const browser = browserOf(owner)

  expect(bodyOf(await browser.patch(me, { version: 1, changes: { role: 'editor' } })).code).toBe('last-owner')
  expect(bodyOf(await browser.post(`${me}/end`, { version: 1 })).code).toBe('own-account')
  expect(bodyOf(await browser.post(`${me}/reset`, {})).code).toBe('own-account')
})

test('a change of an admin whom another owner has just changed is answered with the current version', async () => {
  const [owner, editor] = [
    await anAdmin(server.database),
    await anAdmin(server.database, { adminRole: 'editor' }),
  ]
  const change = (version: number, role: string) =>
    browserOf(owner).patch(`${ADMINS}/${editor.user.id}`, { version, changes: { role } })
  expect(bodyOf(await change(1, 'support'))).toMatchObject({ role: 'support', version: 2 })

  const late = await change(1, 'owner')

  expect(bodyOf(late)).toMatchObject({ code: 'stale-edit', latest: { role: 'support', version: 2 } })
})

test('a reset admin is signed out at once and starts again with a one-time code', async () => {
  const [owner, editor] = [
    await anAdmin(server.database),
    await anAdmin(server.database, { adminRole: 'editor' }),
  ]

  const { code } = bodyOf(await browserOf(owner).post(`${ADMINS}/${editor.user.id}/reset`, {}))

  expect((await browserOf(editor).get('/api/admin/sign-in')).statusCode).toBe(404)
  const again = openBrowser(server.app)
  const old = await again.post('/api/auth/login', { email: editor.user.email, password: editor.password })
  expect(old.statusCode).toBe(401)
  expect((await again.post('/api/auth/login', { email: editor.user.email, password: code })).statusCode).toBe(
    200,
  )
})

test('admins are listed owners first and the ended last, filtered by role and state, and exported as a CSV', async () => {
  const owner = browserOf(await anAdmin(server.database, { name: 'Listed Owner' }))
  const editor = await anAdmin(server.database, { adminRole: 'editor', name: '=Listed Editor' })
  const ended = await anAdmin(server.database, { name: 'Listed Ended' })
  await owner.post(`${ADMINS}/${ended.user.id}/end`, { version: 1 })
  const namesOf = async (query: string) =>
    bodyOf(await owner.get(`${ADMINS}?q=listed&${query}`)).items.map(({ name }: { name: string }) => name)

  expect(await namesOf('')).toEqual(['Listed Owner', '=Listed Editor', 'Listed Ended'])
  expect(await namesOf('filter=role:editor')).toEqual(['=Listed Editor'])
  expect(await namesOf('filter=state:ended')).toEqual(['Listed Ended'])
  expect(await namesOf('sort=-name')).toHaveLength(3)
  const csv = await owner.get(`${ADMINS}/csv?q=listed&filter=role:editor`)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body).toContain(`'=Listed Editor,${editor.user.email},editor,`)
  expect((await browserOf(editor).get(`${ADMINS}/csv`)).statusCode).toBe(404)
})
