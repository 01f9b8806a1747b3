import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { withAuthenticator } from '#testing/people/admin-factors.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { aBroker, aBuyer, anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const PEOPLE = '/api/admin/people'
const WHY = 'They called about their account'
const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })
const support = async () => browserOf(await anAdmin(server.database, { adminRole: 'support' }))
/** A mobile number that begins like no other of these tests, however soon after another it is made. */
const aNumber = () => `+614${String(randomInt(1e8)).padStart(8, '0')}`
const find = async (q: string) => {
  const { items } = bodyOf(await (await support()).post(`${PEOPLE}/search`, { q, reason: WHY }))
  return items.map(({ id }: { id: string }) => id)
}

test('a buyer is found by part of a name, by email, and by a number as people say it', async () => {
  const word = randomUUID().slice(0, 8)
  const phone = aNumber()
  const { user } = await aBuyer(server.database, { name: `Percy ${word}`, phone })
  const spoken = `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`

  expect(await find(word.toUpperCase())).toEqual([user.id])
  expect(await find(user.email.toUpperCase())).toEqual([user.id])
  expect(await find(spoken)).toEqual([user.id])
})

test('a name is found without its accents and marks, and a part of a number with or without its spaces', async () => {
  const phone = aNumber()
  const word = randomUUID().slice(0, 8)
  const { user } = await aBuyer(server.database, { name: `Zoë d’Árcy ${word}`, phone })
  const digits = phone.slice(3)

  for (const typed of [`zoe d'arcy ${word}`, `ZOE DARCY ${word}`])
    expect(await find(typed)).toEqual([user.id])
  for (const typed of [
    `0${digits.slice(0, 7)}`,
    `0${digits.slice(0, 3)} ${digits.slice(3, 7)}`,
    digits.slice(2),
  ]) {
    expect(await find(typed)).toEqual([user.id])
  }
  expect(await find("'''")).toEqual([])
})

test('pattern characters are literal, and admins are never found', async () => {
  await aBuyer(server.database, { name: 'Under score' })
  const admin = await anAdmin(server.database)

  expect(await find('___')).toEqual([])
  expect(await find('%%%')).toEqual([])
  expect(await find(admin.user.email)).toEqual([])
  const look = await (await support()).post(`${PEOPLE}/${admin.user.id}/look`, { reason: WHY })
  expect(look.statusCode).toBe(404)
})

test('a search needs a reason, and the audit log has the people shown instead of the text typed', async () => {
  const owner = await anAdmin(server.database)
  const { user } = await aBuyer(server.database)
  const browser = browserOf(owner)

  const silent = await browser.post(`${PEOPLE}/search`, { q: user.email, reason: '  ' })
  await browser.post(`${PEOPLE}/search`, { q: user.email, reason: WHY })
  await browser.post(`${PEOPLE}/${user.id}/look`, { reason: WHY })

  expect(bodyOf(silent)).toMatchObject({ code: 'validation-failed', errors: [{ path: 'reason' }] })
  const { items } = bodyOf(await browser.get(`/api/admin/audit?filter=actor:${owner.user.id}`))
  expect(items).toMatchObject([
    { action: 'person.look', entityId: user.id, reason: WHY },
    { action: 'person.search', after: { people: [user.id] }, reason: WHY },
  ])
  expect(JSON.stringify(items)).not.toContain(user.email)
})

test("a person's page shows funnel steps and devices, and nothing of what they wrote or chose", async () => {
  const { user } = await aBuyer(server.database, { floorPlanLikes: 3 })

  const person = bodyOf(await (await support()).post(`${PEOPLE}/${user.id}/look`, { reason: WHY }))

  expect(Object.keys(person).toSorted()).toEqual([
    'authenticatorSince',
    'brokerName',
    'dataExport',
    'deletion',
    'devices',
    'email',
    'floorPlanLikes',
    'id',
    'name',
    'path',
    'phone',
    'registeredAt',
    'role',
    'suspendedAt',
  ])
  expect(person).toMatchObject({ floorPlanLikes: 3, devices: [{ userAgent: null }] })
})

test('a suspended person is signed out at once, is notified, and can sign in again when it is lifted', async () => {
  const buyer = await aBuyer(server.database)
  const owner = browserOf(await anAdmin(server.database))
  const { id, email } = buyer.user
  const act = (what: string) => owner.post(`${PEOPLE}/${id}/${what}`, { reason: WHY })
  const logIn = (password = buyer.password) =>
    openBrowser(server.app).post('/api/auth/login', { email, password })

  expect(bodyOf(await act('suspend'))).toMatchObject({ suspendedAt: expect.any(String), devices: [] })
  expect((await browserOf(buyer).get('/api/profile')).statusCode).toBe(401)
  const refused = await logIn()
  expect(refused.statusCode).toBe(401)
  expect(bodyOf(refused).message).toContain('This account is suspended')
  expect(bodyOf(await logIn('Not-theirs-1')).message).toBe("That email and password don't match.")
  expect(bodyOf(await act('suspend')).code).toBe('already-suspended')

  expect(bodyOf(await act('return'))).toMatchObject({ suspendedAt: null })
  expect((await logIn()).statusCode).toBe(200)
  expect(bodyOf(await act('return')).code).toBe('not-suspended')
  await server.runJobs()
  const letters = server.messenger.sent.filter(({ to }) => to === email).map(({ text }) => text)
  expect(letters).toEqual([
    expect.stringContaining('We have suspended your account'),
    expect.stringContaining('We have lifted the suspension'),
  ])
  expect(letters.join('\n')).not.toContain(WHY)
  // Without contact settings the email links to the contact page.
  expect(letters[0]).toContain('/contact')
  expect(letters[0]).not.toContain('below')
})

test('a broker is suspended only where their buyers are handed over and notified', async () => {
  const { broker } = await aConversation(server.database)
  const owner = browserOf(await anAdmin(server.database))
  const act = (address: string, more = {}) => owner.post(address, { reason: WHY, ...more })

  const refused = bodyOf(await act(`${PEOPLE}/${broker.user.id}/suspend`))
  expect(refused).toMatchObject({ code: 'not-a-buyer', message: expect.stringContaining('in Brokers') })

  await act(`/api/admin/brokers/${broker.user.id}/suspend`, { handOverTo: null })
  expect((await browserOf(broker).get('/api/broker/conversations')).statusCode).toBe(401)
  const returned = bodyOf(await act(`${PEOPLE}/${broker.user.id}/return`))
  expect(returned).toMatchObject({ suspendedAt: null })
})

test('two admins who suspend at once make one suspension', async () => {
  const { user } = await aBuyer(server.database)
  const admins = [await anAdmin(server.database), await anAdmin(server.database)]

  const answers = await Promise.all(
    admins.map((admin) => browserOf(admin).post(`${PEOPLE}/${user.id}/suspend`, { reason: WHY })),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a person with a lost phone is signed out, and gets a reset code within the limits', async () => {
  const buyer = await aBuyer(server.database)
  const helper = await support()
  const act = (what: string) => helper.post(`${PEOPLE}/${buyer.user.id}/${what}`, { reason: WHY })

  expect(bodyOf(await act('sign-out'))).toMatchObject({ devices: [] })
  expect((await browserOf(buyer).get('/api/profile')).statusCode).toBe(401)
  for (let sent = 0; sent < 3; sent += 1) expect(bodyOf(await act('reset-code'))).toEqual({ isSent: true })
  expect(bodyOf(await act('reset-code'))).toEqual({ isSent: false })
  await server.delivered()
  expect(server.messenger.lastCodeTo(buyer.user.email)).toMatch(/^\d{8}$/)
})

test('an owner lets a broker in who lost phone and recovery codes: signed out, notified, and the password is enough', async () => {
  const broker = await aBroker(server.database)
  const { id, email } = broker.user
  const { recoveryCodes } = await withAuthenticator(browserOf(broker), broker.password)
  const owner = browserOf(await anAdmin(server.database))
  const act = (what: string) => owner.post(`${PEOPLE}/${id}/${what}`, { reason: WHY })
  const logIn = (more = {}, device = openBrowser(server.app)) =>
    device.post('/api/auth/login', { email, password: broker.password, ...more })
  expect(bodyOf(await act('look')).authenticatorSince).toEqual(expect.any(String))
  expect(bodyOf(await logIn()).code).toBe('second-factor-required')
  const helper = await (await support()).post(`${PEOPLE}/${id}/remove-authenticator`, { reason: WHY })
  expect(helper.statusCode).toBe(404)

  expect(bodyOf(await act('remove-authenticator'))).toMatchObject({ authenticatorSince: null, devices: [] })

  // Cached by this use: processes are notified of its end.
  const desk = async () => (await browserOf(broker).get('/api/broker/conversations')).statusCode
  await expect.poll(desk).toBe(401)
  const device = openBrowser(server.app)
  expect((await logIn({}, device)).statusCode).toBe(200)
  const again = await withAuthenticator(device, broker.password)
  expect(bodyOf(await logIn({ code: recoveryCodes[0] })).code).toBe('code-wrong')
  expect((await logIn({ code: again.recoveryCodes[0] })).statusCode).toBe(200)
  await act('remove-authenticator')
  expect((await act('remove-authenticator')).statusCode).toBe(404)
  await server.delivered()
  const letters = server.messenger.sent.filter(({ to }) => to === email).map(({ text }) => text)
  expect(letters).toContainEqual(expect.stringContaining('your password alone logs you in again'))
})

test('an admin may search a hundred and twenty times in an hour', async () => {
  const helper = await support()
  const search = () => helper.post(`${PEOPLE}/search`, { q: 'nobody-is-called-so', reason: WHY })
  for (let done = 0; done < 120; done += 1) await search()

  expect((await search()).statusCode).toBe(429)
})
