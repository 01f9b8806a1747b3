import { FEATURES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient, setApiData } from '#lib/api/query.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { startBackground } from './start-background.ts'

const COLLECTIONS = 'GET /api/preferences/collections'
const VIDEOS = 'GET /api/videos'
/** Time until the last task of the plan is due, with its idle timeout. */
const ALL_MS = 20_000
let stop = () => {}

const progressAt = (floorPlanLikes: number) => ({
  floorPlanLikes,
  unlocked: FEATURES.filter((feature) => floorPlanLikes >= UNLOCK_AT[feature]),
})

function started(floorPlanLikes: number) {
  const api = fakeApi({
    [COLLECTIONS]: () => ({ body: { items: [] } }),
    [VIDEOS]: () => ({ raw: [] }),
    'GET /api/preferences/liked': () => ({ body: [] }),
    'GET /api/shared-pages': () => ({ body: { items: [] } }),
  })
  setApiData('GET /api/user-progress', () => progressAt(floorPlanLikes))
  stop = startBackground()
  return api
}
async function like(floorPlanLikes: number) {
  setApiData('GET /api/user-progress', () => progressAt(floorPlanLikes))
  await vi.advanceTimersByTimeAsync(ALL_MS)
}

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  resetSession({ state: 'signed-in', user: aUser() })
})
afterEach(async () => {
  stop()
  await clearSession()
  vi.useRealTimers()
})

it('a buyer who reaches eight likes in a running session has the lists prefetched, once (product §9)', async () => {
  const { count } = started(0)
  await vi.advanceTimersByTimeAsync(ALL_MS)
  await like(7)
  expect(count(COLLECTIONS)).toBe(0)

  await like(8)
  await like(9)

  expect(count(COLLECTIONS)).toBe(1)
  expect(count('GET /api/preferences/liked')).toBe(1)
  expect(count('GET /api/shared-pages')).toBe(1)
})

it('the videos are prefetched at sixteen likes, also when that is reached before their time', async () => {
  const { count } = started(15)
  setApiData('GET /api/user-progress', () => progressAt(16))
  await vi.advanceTimersByTimeAsync(1000)
  expect(count(VIDEOS)).toBe(0)

  await vi.advanceTimersByTimeAsync(9500)

  expect(count(VIDEOS)).toBe(1)
})

it('no task starts once it is stopped', async () => {
  const { count } = started(0)
  await vi.advanceTimersByTimeAsync(ALL_MS)

  stop()
  await like(19)

  expect(count(COLLECTIONS)).toBe(0)
})
