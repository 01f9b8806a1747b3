import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, signIn } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

type Listed = { id: string; label: string | null; userAgent: string | null; isThis: boolean }

async function someoneWithTwoDevices() {
  const buyer = await aBuyer(server.database)
  const other = await signIn(server.database, buyer.user.id)
  const here = openBrowser(server.app, { cookies: buyer.cookies })
  const there = openBrowser(server.app, { cookies: other.cookies })
  const listed = async () => bodyOf(await here.get('/api/auth/sessions')).items as Listed[]
  return { buyer, other, here, there, listed }
}

test('a person sees their own devices with the current one marked, and names them', async () => {
  const { buyer, other, here, listed } = await someoneWithTwoDevices()
  await someoneWithTwoDevices()

  const named = await here.put(`/api/auth/sessions/${other.sessionId}`, { label: '  Kitchen tablet ' })
  const sessions = await listed()

  expect(named.statusCode).toBe(204)
  expect(sessions.map(({ id, label, isThis }) => ({ id, label, isThis }))).toEqual(
    expect.arrayContaining([
      { id: buyer.sessionId, label: null, isThis: true },
      { id: other.sessionId, label: 'Kitchen tablet', isThis: false },
    ]),
  )
  expect(sessions).toHaveLength(2)
})

test('ending one signs that device out at once and leaves this one signed in', async () => {
  const { buyer, other, here, there, listed } = await someoneWithTwoDevices()
  await here.post('/api/auth/confirm', { password: buyer.password })

  const ended = await here.delete(`/api/auth/sessions/${other.sessionId}`)

  expect(ended.statusCode).toBe(204)
  expect((await there.get('/api/user-progress')).statusCode).toBe(401)
  expect((await there.post('/api/auth/refresh')).statusCode).toBe(401)
  expect(await listed()).toHaveLength(1)
})

test('a session without a step-up, as a thief has it, ends no other', async () => {
  const { other, here, there } = await someoneWithTwoDevices()

  const answers = [
    await here.delete(`/api/auth/sessions/${other.sessionId}`),
    await here.post('/api/auth/logout/others'),
  ]

  expect(answers.map((answer) => bodyOf(answer).code)).toEqual(['confirm-it-is-you', 'confirm-it-is-you'])
  expect((await there.get('/api/user-progress')).statusCode).toBe(200)
})

test("nobody ends or names somebody else's session, nor ends the current one here", async () => {
  const { buyer, here } = await someoneWithTwoDevices()
  const stranger = await someoneWithTwoDevices()
  await here.post('/api/auth/confirm', { password: buyer.password })
  const theirs = `/api/auth/sessions/${stranger.buyer.sessionId}`

  const answers = [
    await here.delete(theirs),
    await here.put(theirs, { label: 'Mine' }),
    await here.delete(`/api/auth/sessions/${buyer.sessionId}`),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await stranger.listed()).map(({ label }) => label)).toEqual([null, null])
})

test.each(['', 'x'.repeat(41)])('the name %j is refused', async (label) => {
  const { buyer, here } = await someoneWithTwoDevices()

  expect((await here.put(`/api/auth/sessions/${buyer.sessionId}`, { label })).statusCode).toBe(400)
})
