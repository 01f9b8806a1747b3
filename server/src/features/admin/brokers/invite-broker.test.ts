import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { timePasses } from '#testing/people/away.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

let admin: Browser
let email: string
let count = 0
beforeEach(async () => {
  const { cookies } = await anAdmin(server.database, { adminRole: 'support' })
  admin = openBrowser(server.app, { cookies })
  count += 1
  email = `invited-${count}@example.com`
})

const invite = (to = email) => admin.post('/api/admin/brokers', { name: 'Ines Invited', email: to })
const passwordTo = async (to: string) => {
  await server.delivered()
  const [password] = /(?:\w{4}-){3}\w{4}/.exec(server.messenger.lastTo(to).text) ?? []
  return String(password)
}
const logIn = (password: string) => openBrowser(server.app).post('/api/auth/login', { email, password })
const listed = async () =>
  bodyOf(await admin.get('/api/admin/brokers')).items.find((each: { email: string }) => each.email === email)
const auditOf = (entityId: string) =>
  server.database.db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute()
const letExpire = () =>
  server.database.db
    .updateTable('users')
    .set({ password_expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', email)
    .execute()

test('an invited broker gets a temporary password by email, and chooses their own before anything else', async () => {
  const answer = await invite(`  ${email.toUpperCase()} `)
  const password = await passwordTo(email)
  const broker = openBrowser(server.app)
  const entered = await broker.post('/api/auth/login', { email, password })
  const early = await broker.get('/api/broker/profile')
  await broker.post('/api/auth/password/change', { current: password, password: 'Of-My-Own-9' })

  expect(answer.statusCode).toBe(201)
  expect(bodyOf(answer)).toMatchObject({
    broker: { email, status: 'invited', company: null },
  })
  expect(bodyOf(entered)).toMatchObject({ isBroker: true, mustChangePassword: true })
  expect(bodyOf(early)).toMatchObject({ code: 'password-change-required' })
  expect(bodyOf(await broker.get('/api/broker/profile'))).toMatchObject({ status: 'draft', version: 0 })
  expect(await listed()).toMatchObject({ status: 'draft', invitation: null, lastSeenAt: expect.any(String) })
})

test('no password is in the subject, the answer, the database or the audit log', async () => {
  const answer = await invite()
  const password = await passwordTo(email)
  const { id } = bodyOf(answer).broker
  const user = await server.database.db.selectFrom('users').selectAll().where('id', '=', id).execute()

  await server.delivered()
  expect(server.messenger.lastTo(email).subject).toBe('Your invitation to Dream Design')
  expect(JSON.stringify([answer.body, user, await auditOf(id)])).not.toContain(password)
  expect(await auditOf(id)).toEqual([
    { action: 'broker.invite', before: null, after: { name: 'Ines Invited', email } },
  ])
})

test.each([
  ['buyer', aBuyer],
  ['broker', aListedBroker],
  ['admin', anAdmin],
])('the email of a %s is refused, and their account stays as it was', async (_, person) => {
  const { user } = await person(server.database)
  const read = () =>
    server.database.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst()
  const before = await read()

  const answer = await invite(user.email)

  expect(answer.statusCode).toBe(409)
  expect(bodyOf(answer)).toMatchObject({
    code: 'email-taken',
    errors: [
      { path: 'email', message: "There's already an account with this email. Invite them with another one." },
    ],
  })
  expect(await read()).toEqual(before)
  await server.delivered()
  expect(server.messenger.sent.filter(({ to }) => to === user.email)).toEqual([])
})

test('of two admins who invite one email at once, one succeeds and one email is sent', async () => {
  const other = openBrowser(server.app, { cookies: (await anAdmin(server.database)).cookies })

  const answers = await Promise.all([
    invite(),
    other.post('/api/admin/brokers', { name: 'Somebody Else', email }),
  ])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  await server.delivered()
  expect(server.messenger.sent.filter(({ to }) => to === email)).toHaveLength(1)
})

test('inviting again sends a new password, and ends the one before with its sessions', async () => {
  const { id } = bodyOf(await invite()).broker
  const first = await passwordTo(email)
  const early = openBrowser(server.app)
  await early.post('/api/auth/login', { email, password: first })

  const again = await admin.post(`/api/admin/brokers/${id}/invitation`)

  expect(bodyOf(again)).toMatchObject({ broker: { id, invitation: { timesSent: 2 } } })
  expect(await passwordTo(email)).not.toBe(first)
  expect((await early.get('/api/broker/profile')).statusCode).toBe(401)
  expect((await logIn(first)).statusCode).toBe(401)
  expect((await logIn(await passwordTo(email))).statusCode).toBe(200)
})

test('a temporary password expires after three days, with a message on what to do', async () => {
  const { id } = bodyOf(await invite()).broker
  const password = await passwordTo(email)
  await letExpire()
  const late = await logIn(password)
  const wrong = await logIn('Wrong-Password-1')
  await admin.post(`/api/admin/brokers/${id}/invitation`)

  expect(late.statusCode).toBe(401)
  expect(bodyOf(late).message).toContain('This temporary password has expired.')
  expect(bodyOf(wrong).message).toBe("That email and password don't match.")
  expect((await logIn(await passwordTo(email))).statusCode).toBe(200)
})

test('a cancelled invitation signs nobody in, and frees the email', async () => {
  const { id } = bodyOf(await invite()).broker
  const password = await passwordTo(email)
  const early = openBrowser(server.app)
  await early.post('/api/auth/login', { email, password })

  const cancelled = await admin.delete(`/api/admin/brokers/${id}/invitation`)

  expect(cancelled.statusCode).toBe(204)
  expect((await early.get('/api/broker/profile')).statusCode).toBe(401)
  expect((await logIn(password)).statusCode).toBe(401)
  expect(await listed()).toBeUndefined()
  expect((await admin.delete(`/api/admin/brokers/${id}/invitation`)).statusCode).toBe(404)
  expect((await invite()).statusCode).toBe(201)
})

test('a broker with their own password is neither invited again nor cancelled, also when both happen at once', async () => {
  const { id } = bodyOf(await invite()).broker
  const password = await passwordTo(email)
  const broker = openBrowser(server.app)
  await broker.post('/api/auth/login', { email, password })

  const [changed, cancelled] = await Promise.all([
    broker.post('/api/auth/password/change', { current: password, password: 'Of-My-Own-9' }),
    admin.delete(`/api/admin/brokers/${id}/invitation`),
  ])

  const isCancelled = cancelled.statusCode === 204
  expect(changed.statusCode === 204).toBe(!isCancelled)
  expect((await logIn('Of-My-Own-9')).statusCode).toBe(isCancelled ? 401 : 200)
})

test('an account in use is not deleted by cancelling', async () => {
  const { user } = await aListedBroker(server.database, { mustChangePassword: true })
  const { user: own } = await aListedBroker(server.database)
  const { user: buyer } = await aBuyer(server.database)

  const answers = await Promise.all(
    [user, own, buyer].flatMap(({ id }) => [
      admin.delete(`/api/admin/brokers/${id}/invitation`),
      admin.post(`/api/admin/brokers/${id === user.id ? own.id : id}/invitation`),
    ]),
  )

  expect(answers.map((answer) => bodyOf(answer).code)).toEqual([
    'invitation-accepted',
    'invitation-accepted',
    'invitation-accepted',
    'invitation-accepted',
    'not-found',
    'not-found',
  ])
})

test('one broker gets at most five invitations a day', async () => {
  const { id } = bodyOf(await invite()).broker
  await server.delivered()
  for (let sent = 2; sent <= 5; sent += 1) {
    await admin.post(`/api/admin/brokers/${id}/invitation`)
    await server.delivered()
  }

  const sixth = await admin.post(`/api/admin/brokers/${id}/invitation`)

  expect(bodyOf(sixth).code).toBe('too-many-attempts')
  await server.delivered()
  expect(server.messenger.sent.filter(({ to }) => to === email)).toHaveLength(5)
})

test('a failed email is retried by itself', async () => {
  const { email: send } = server.messenger
  server.messenger.email = () => Promise.reject(new Error('No answer from the mail server'))
  await invite()
  await server.delivered()
  server.messenger.email = send
  server.complaints.length = 0
  await timePasses(server.database, 1)

  expect((await logIn(await passwordTo(email))).statusCode).toBe(200)
})

test.each([
  ['', 'someone@example.com', 'name'],
  ['x'.repeat(81), 'someone@example.com', 'name'],
  ['Ines', 'no email', 'email'],
])('a name %j with the email %j is refused at the field %s', async (name, to, path) => {
  const answer = await admin.post('/api/admin/brokers', { name, email: to })

  expect(answer.statusCode).toBe(400)
  expect(bodyOf(answer).errors).toEqual([expect.objectContaining({ path })])
})

test('names of invited people are escaped in the email', async () => {
  await admin.post('/api/admin/brokers', { name: '<img src=x onerror=alert(1)>\r\nBcc: a@b.c', email })

  await server.delivered()
  const { html, subject } = server.messenger.lastTo(email)
  expect(html).not.toContain('<img src=x')
  expect(subject).toBe('Your invitation to Dream Design')
})
