import { afterEach, beforeEach, expect, it } from 'vitest'
import { getApiData, setApiData } from '#lib/api/query.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { setFavourite } from './favourite-video.ts'

const FAVORITES = 'GET /api/videos/favorites'
const OLD = { id: 'old', savedAt: '2026-11-20T03:00:00Z' }
const [PUT, DELETE] = ['PUT /api/videos/favorites/one', 'DELETE /api/videos/favorites/one']

beforeEach(() => {
  resetSession({ state: 'signed-in', user: aUser() })
  setApiData(FAVORITES, () => ({ items: [OLD] }))
})
afterEach(() => clearSession())

const favourites = () => getApiData(FAVORITES)?.items.map(({ id }) => id)
const changes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'))
const done = () => ({ status: 204 })

it('a new favourite is listed first at once, before the server has answered', async () => {
  fakeApi({ 'PUT /api/videos/favorites/:id': done })

  const request = setFavourite('one', true)

  expect(favourites()).toEqual(['one', 'old'])
  expect(await request).toBeNull()
})

it('after three quick presses, the last choice wins', async () => {
  const { calls } = fakeApi({
    'PUT /api/videos/favorites/:id': done,
    'DELETE /api/videos/favorites/:id': done,
  })

  await Promise.all([setFavourite('one', true), setFavourite('one', false), setFavourite('one', true)])

  expect(changes(calls).at(-1)).toBe(PUT)
  expect(favourites()).toEqual(['one', 'old'])
})

it('a choice waits for the previous one, so that they cannot overtake each other', async () => {
  const requests: string[] = []
  const slow = (call: string) => async () => {
    requests.push(`begin ${call}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    requests.push(`end ${call}`)
    return { status: 204 }
  }
  fakeApi({
    'PUT /api/videos/favorites/:id': slow('PUT'),
    'DELETE /api/videos/favorites/:id': slow('DELETE'),
  })

  const first = setFavourite('one', true)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await Promise.all([first, setFavourite('one', false)])

  expect(requests).toEqual(['begin PUT', 'end PUT', 'begin DELETE', 'end DELETE'])
  expect(favourites()).toEqual(['old'])
})

it.each([
  ['the server refuses', () => fail(503, 'unavailable', 'We are busy right now.'), 'We are busy right now.'],
  ['there is no network', noNetwork, 'No internet connection. Please check your network.'],
])('when %s it is rolled back, with the reason', async (_, trouble, reason) => {
  fakeApi({ 'PUT /api/videos/favorites/:id': trouble, 'DELETE /api/videos/favorites/:id': trouble })

  expect(await setFavourite('one', true)).toBe(reason)
  expect(favourites()).toEqual(['old'])
  expect(await setFavourite('old', false)).toBe(reason)
  expect(favourites()).toEqual(['old'])
})

it('the failure of an outdated choice is not shown', async () => {
  let tries = 0
  const { calls } = fakeApi({
    'PUT /api/videos/favorites/:id': () => (++tries === 1 ? fail(503, 'unavailable') : { status: 204 }),
    'DELETE /api/videos/favorites/:id': done,
  })

  const first = setFavourite('one', true)
  const second = setFavourite('one', false)

  expect([await first, await second]).toEqual([null, null])
  expect(changes(calls).at(-1)).toBe(DELETE)
  expect(favourites()).toEqual(['old'])
})
