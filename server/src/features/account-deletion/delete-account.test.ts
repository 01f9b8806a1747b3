import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { deleteAccount, letGraceEnd } from '#testing/people/leaving.ts'
import { aBroker, aBuyer, anAdmin, type Person, signIn } from '#testing/people/people.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

let here: Awaited<ReturnType<typeof startListeningApp>>
let there: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  here = await startListeningApp()
  there = await startListeningApp({ database: here.database })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const logIn = ({ user: { email }, password }: Person) =>
  openBrowser(here.app).post('/api/auth/login', { email, password })
const lettersTo = ({ user }: Person) =>
  here.messenger.sent.filter(({ to }) => to === user.email).map(({ text }) => text)
const isThere = async ({ user }: Person) =>
  (await here.database.db.selectFrom('users').select('id').where('id', '=', user.id).execute()).length === 1
const DAY_MS = 86_400_000

test('without the word and the password nothing is deleted', async () => {
  const buyer = await aBuyer(here.database)
  const browser = openBrowser(here.app, { cookies: buyer.cookies })
  const ask = async (body: unknown) => bodyOf(await browser.post('/api/account/delete', body))

  expect(await ask({ confirm: 'delete', password: buyer.password })).toMatchObject({
    errors: [{ path: 'confirm', message: 'Type DELETE in capitals' }],
  })
  expect(await ask({ confirm: 'DELETE', password: 'Wrong-2026' })).toMatchObject({
    code: 'password-wrong',
    errors: [{ path: 'password' }],
  })
  expect((await browser.get('/api/profile')).statusCode).toBe(200)
})

test('wrong passwords are counted, and after too many the right one is refused too', async () => {
  const buyer = await aBuyer(here.database)
  const browser = openBrowser(here.app, { cookies: buyer.cookies })
  for (let tries = 0; tries < 10; tries += 1)
    await browser.post('/api/account/delete', { confirm: 'DELETE', password: 'Wrong-2026' })

  expect((await deleteAccount(here, buyer)).statusCode).toBe(429)
})

test("a broker's or an admin's account cannot be deleted this way", async () => {
  for (const person of [await aBroker(here.database), await anAdmin(here.database)]) {
    expect(bodyOf(await deleteAccount(here, person))).toMatchObject({ code: 'not-a-buyer' })
  }
})

test('deleting signs out all devices and sockets at once, and tells the end of the grace period', async () => {
  const { buyer } = await aConversation(here.database)
  const other = await signIn(here.database, buyer.user.id)
  const sockets = [await joinChat(here.url, buyer), await joinChat(there.url, { ...buyer, ...other })]

  const answer = await deleteAccount(here, buyer)

  expect(answer.statusCode).toBe(202)
  const days = (Date.parse(bodyOf(answer).eraseAt) - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThan(14.1)
  for (const { ended } of sockets) expect((await ended).code).toBe(1008)
  for (const cookies of [buyer.cookies, other.cookies]) {
    expect((await openBrowser(there.app, { cookies }).get('/api/chat/status')).statusCode).toBe(401)
  }
  await here.runJobs()
  expect(lettersTo(buyer)).toEqual([expect.stringContaining('It will be deleted on')])
  expect(lettersTo(buyer)[0]).toContain('Log in before then')
})

test('signing in again keeps the account, with notice on the screen and by email, and it is not erased later', async () => {
  const buyer = await aBuyer(here.database)
  await deleteAccount(here, buyer)
  await here.runJobs()

  const back = await logIn(buyer)
  const again = await logIn(buyer)
  await letGraceEnd(here, buyer.user.id)
  await here.runJobs()

  expect(bodyOf(back)).toMatchObject({ id: buyer.user.id, isKept: true })
  expect(bodyOf(again)).not.toHaveProperty('isKept')
  expect(lettersTo(buyer)).toEqual([
    expect.stringContaining('will be deleted'),
    expect.stringContaining("Your account won't be deleted"),
  ])
  expect(await isThere(buyer)).toBe(true)
})

test('two tabs that delete at once make one deletion with one email', async () => {
  const buyer = await aBuyer(here.database)

  const answers = await Promise.all([1, 2, 3].map(() => deleteAccount(here, buyer)))

  await here.runJobs()
  const done = answers.filter(({ statusCode }) => statusCode === 202)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map((answer) => bodyOf(answer).eraseAt)).size).toBe(1)
  expect(lettersTo(buyer)).toHaveLength(1)
})

test('a job that runs too early waits, and erases when the grace period is over', async () => {
  const buyer = await aBuyer(here.database)
  await deleteAccount(here, buyer)
  await here.runJobs()
  expect(await isThere(buyer)).toBe(true)

  await letGraceEnd(here, buyer.user.id)
  await here.runJobs()

  expect(await isThere(buyer)).toBe(false)
  expect(lettersTo(buyer)).toEqual([
    expect.stringContaining('will be deleted'),
    expect.stringContaining('gone for good'),
  ])
  expect(bodyOf(await logIn(buyer))).toMatchObject({ code: 'credentials-wrong' })
})

test('an admin deletes an account the same way, and may cancel it', async () => {
  const buyer = await aBuyer(here.database)
  const { cookies } = await anAdmin(here.database)
  const act = async (what: string) =>
    bodyOf(
      await openBrowser(here.app, { cookies }).post(`/api/admin/people/${buyer.user.id}/${what}`, {
        reason: 'They asked for it by phone',
      }),
    )

  expect(await act('delete')).toMatchObject({ devices: [], deletion: { askedBy: 'admin', hasBegun: false } })
  expect(await act('delete')).toMatchObject({ code: 'already-leaving' })
  expect(await act('keep')).toMatchObject({ deletion: null })
  expect(await act('keep')).toMatchObject({ code: 'not-leaving' })
  expect((await logIn(buyer)).statusCode).toBe(200)
  await here.runJobs()
  expect(lettersTo(buyer).at(-1)).toContain("won't be deleted")
})
