import { randomUUID } from 'node:crypto'
import { TOURS } from '@dream/contract/rules/app/tours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, type Browser, openBrowser } from '../apps/browser.ts'
import { startTestApp, type TestApp } from '../apps/test-app.ts'
import { somePlans } from '../designs/swipers.ts'
import { aNumber } from './phone-newcomers.ts'
import { ANSWERS, type BuyerStage, connectPeople, type People } from './signed-in-people.ts'

let server: TestApp
let people: People
let plans: string[]
beforeAll(async () => {
  server = await startTestApp()
  people = connectPeople(server.database.url)
  plans = await somePlans(server.database, 10)
  await server.catalogue.refresh()
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const aNewcomer = () => ({
  name: 'Robin Ashby',
  email: `${randomUUID()}@example.com`,
  password: 'Wattle-2026',
  phone: aNumber(),
})

/** Takes a person through the app, request by request. */
async function walk(stage: BuyerStage & { likes: number }): Promise<Browser> {
  const { isEmailVerified = true, isPhoneVerified = true, hasCompletedProfile = true, isNew = false } = stage
  const browser = openBrowser(server.app)
  const { name, email, password, phone } = aNewcomer()
  await browser.post('/api/auth/register', { name, email, password })
  if (!isEmailVerified) return browser
  await browser.post('/api/auth/email/start', {})
  await server.delivered()
  await browser.post('/api/auth/email/verify', { code: server.messenger.lastCodeTo(email) })
  if (!isPhoneVerified) return browser
  await browser.post('/api/auth/phone/start', { phone })
  await server.delivered()
  await browser.post('/api/auth/phone/verify', { code: server.messenger.lastCodeTo(phone) })
  if (!hasCompletedProfile) return browser
  await browser.put('/api/profile', { name, ...ANSWERS })
  await browser.post('/api/profile/complete', {})
  if (!isNew) for (const tour of TOURS) await browser.post(`/api/tours/${tour}/complete`, {})
  for (const designId of plans.slice(0, stage.likes))
    await browser.post('/api/preferences', { designId, action: 'like', swipeId: randomUUID() })
  return browser
}

async function make({ likes, ...stage }: BuyerStage & { likes: number }): Promise<Browser> {
  const { id, cookies } = await people.aBuyer(aNewcomer(), stage)
  for (const designId of plans.slice(0, likes)) await people.like(id, designId)
  return openBrowser(server.app, {
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
  })
}

const URLS = [
  '/api/auth/me',
  '/api/user-progress',
  '/api/preferences/liked',
  '/api/profile',
  ...TOURS.map((tour) => `/api/tours/${tour}/status`),
]

/** Answers of all requests about a person, with values that differ between people replaced by names. */
async function answersTo(browser: Browser) {
  const answers = await Promise.all(URLS.map((url) => browser.get(url)))
  return answers.map((answer, at) => ({
    url: URLS[at],
    status: answer.statusCode,
    body: JSON.parse(answer.body, (key, value: unknown) => {
      const isOwn = ['email', 'phone', 'likedAt', 'completedAt'].includes(key) || (key === 'id' && at === 0)
      return isOwn && typeof value === 'string' ? key : value
    }) as unknown,
  }))
}

/** Database state of a person beyond the answers. */
async function notesOf(browser: Browser) {
  const { id } = bodyOf(await browser.get('/api/auth/me'))
  const { db } = server.database
  const events = await db
    .selectFrom('events')
    .select('kind')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  const sessions = await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()
  return { events: events.map(({ kind }) => kind), sessions: sessions.length }
}

it.each([
  [{ isEmailVerified: false, likes: 0 }],
  [{ isPhoneVerified: false, likes: 0 }],
  [{ hasCompletedProfile: false, likes: 0 }],
  [{ isNew: true, likes: 0 }],
  [{ likes: 3 }],
  [{ likes: 10 }],
])('a buyer of %o is told the same as one who went the whole road', async (stage) => {
  const [walked, made] = [await walk(stage), await make(stage)]

  expect(await answersTo(made)).toEqual(await answersTo(walked))
  expect(await notesOf(made)).toEqual(await notesOf(walked))
})

it('a created buyer gets the same answers as one who went through the app', async () => {
  const who = aNewcomer()
  await people.aBuyer(who)

  await server.delivered()

  expect(server.messenger.lastTo(who.email).subject).toBe('Welcome to Dream Design')
})

it('the cookies are those of a registration, and work for a change', async () => {
  const browser = openBrowser(server.app)
  const { name, email, password } = aNewcomer()
  const answer = await browser.post('/api/auth/register', { name, email, password })
  const { cookies } = await people.aBuyer(aNewcomer())

  const looks = (list: readonly { name: string; path?: string; httpOnly?: boolean; sameSite?: unknown }[]) =>
    list
      .map((each) => `${each.name} ${each.path} ${each.httpOnly ?? false} ${String(each.sameSite)}`)
      .toSorted()
  expect(looks(cookies)).toEqual(looks(answer.cookies))
  const jar = Object.fromEntries(cookies.map((each) => [each.name, each.value]))
  const cookie = Object.entries(jar)
    .map((pair) => pair.join('='))
    .join('; ')
  const headers = { cookie, 'x-csrf-token': decodeURIComponent(jar['csrfToken'] ?? '') }
  const changed = await server.app.inject({
    method: 'PUT',
    url: '/api/profile',
    headers,
    payload: { blockWidth: 14 },
  })
  expect(changed.statusCode).toBe(200)
})

it('a created buyer logs in with the password', async () => {
  const who = aNewcomer()
  await people.aBuyer(who)

  const { email, password } = who
  const answer = await openBrowser(server.app).post('/api/auth/login', { email, password })

  expect(answer.statusCode).toBe(200)
})

it('a broker and an owner are admitted to their own routes', async () => {
  const broker = await people.aBroker({ name: 'Tess Hallam' })
  const owner = await people.anOwner()

  const openWith = (cookies: readonly { name: string; value: string }[]) =>
    openBrowser(server.app, {
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    })
  expect((await openWith(broker.cookies).get('/api/broker/profile')).statusCode).toBe(200)
  expect((await openWith(owner).get('/api/admin/audit')).statusCode).toBe(200)
})
