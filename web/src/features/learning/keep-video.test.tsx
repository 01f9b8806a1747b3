import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyOf, queryClient, setAnswer } from '#lib/query.ts'
import { clearSession, resetSession } from '#lib/session.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { keepVideo } from './keep-video.ts'

const FAVORITES = 'GET /api/videos/favorites'
const OLD = { id: 'old', keptAt: '2026-11-20T03:00:00Z' }
const [PUT, DELETE] = ['PUT /api/videos/favorites/one', 'DELETE /api/videos/favorites/one']

beforeEach(() => {
  resetSession({ state: 'signed-in', user: aUser() })
  setAnswer(FAVORITES, () => ({ items: [OLD] }))
})
afterEach(() => clearSession())

const kept = () =>
  queryClient.getQueryData<{ items: { id: string }[] }>(keyOf(FAVORITES))?.items.map(({ id }) => id)
const changes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'))
const done = () => ({ status: 204 })

it('a kept video is listed first at once, before the server has answered', async () => {
  fakeApi({ 'PUT /api/videos/favorites/:id': done })

  const keeping = keepVideo('one', true)

  expect(kept()).toEqual(['one', 'old'])
  expect(await keeping).toBeNull()
})

it('pressed three times at once, the last wish is the last word', async () => {
  const { calls } = fakeApi({
    'PUT /api/videos/favorites/:id': done,
    'DELETE /api/videos/favorites/:id': done,
  })

  await Promise.all([keepVideo('one', true), keepVideo('one', false), keepVideo('one', true)])

  expect(changes(calls).at(-1)).toBe(PUT)
  expect(kept()).toEqual(['one', 'old'])
})

it('a wish waits for the one before, so that they cannot pass each other', async () => {
  const underWay: string[] = []
  const slow = (call: string) => async () => {
    underWay.push(`begin ${call}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    underWay.push(`end ${call}`)
    return { status: 204 }
  }
  fakeApi({
    'PUT /api/videos/favorites/:id': slow('PUT'),
    'DELETE /api/videos/favorites/:id': slow('DELETE'),
  })

  const first = keepVideo('one', true)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await Promise.all([first, keepVideo('one', false)])

  expect(underWay).toEqual(['begin PUT', 'end PUT', 'begin DELETE', 'end DELETE'])
  expect(kept()).toEqual(['old'])
})

it.each([
  ['the server refuses', () => fail(503, 'unavailable', 'We are busy right now.'), 'We are busy right now.'],
  ['there is no network', noNetwork, 'No internet connection. Please check your network.'],
])('when %s it is taken back, with the reason', async (_, trouble, reason) => {
  fakeApi({ 'PUT /api/videos/favorites/:id': trouble, 'DELETE /api/videos/favorites/:id': trouble })

  expect(await keepVideo('one', true)).toBe(reason)
  expect(kept()).toEqual(['old'])
  expect(await keepVideo('old', false)).toBe(reason)
  expect(kept()).toEqual(['old'])
})

it('a failure that came too late to matter is not told', async () => {
  let tries = 0
  const { calls } = fakeApi({
    'PUT /api/videos/favorites/:id': () => (++tries === 1 ? fail(503, 'unavailable') : { status: 204 }),
    'DELETE /api/videos/favorites/:id': done,
  })

  const first = keepVideo('one', true)
  const second = keepVideo('one', false)

  expect([await first, await second]).toEqual([null, null])
  expect(changes(calls).at(-1)).toBe(DELETE)
  expect(kept()).toEqual(['old'])
})
