import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from '#lib/api/prefetch.ts'
import { queryClient, setApiData, watchApiData } from '#lib/api/query.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/render.tsx'
import { startSentLikes } from '../optimistic/sent-likes.ts'
import { recordRestore, recordSwipe, startSwipeQueue } from './swipe-queue.ts'

const PROGRESS = 'GET /api/user-progress'
const LIKED = 'GET /api/preferences/liked'
const plan = (number: number) => aDealtDesign({ title: `Plan ${number}` }, number)
const sent = () => vi.advanceTimersByTimeAsync(420)
const rested = () => vi.advanceTimersByTimeAsync(3000)
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  resetSession({ state: 'signed-in', user: aUser() })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await clearSession()
  vi.useRealTimers()
})

/** Buyer with the progress on the screen, and a cached list of likes that is not on the screen. */
async function swiping() {
  let likes = 0
  const api = fakeApi({
    'POST /api/preferences': () => ({ body: { floorPlanLikes: (likes += 1), unlocked: [] } }),
    [PROGRESS]: () => ({ body: { floorPlanLikes: likes, unlocked: [] } }),
    [LIKED]: () => ({ body: [] }),
  })
  stops = [startSwipeQueue(), startSentLikes(), watchApiData(PROGRESS, () => {})]
  await prefetch(LIKED)
  await sent()
  api.calls.length = 0
  return api
}

it('refetches nothing after a pass', async () => {
  const { calls } = await swiping()

  recordSwipe(plan(1), 'pass')
  await rested()

  expect(calls.filter((call) => !call.endsWith('/csrf-token'))).toEqual(['POST /api/preferences'])
})

it('refetches the progress once after several likes, when they rest', async () => {
  const { count } = await swiping()

  for (const number of [1, 2, 3]) {
    recordSwipe(plan(number), 'like')
    await sent()
  }
  expect(count(PROGRESS)).toBe(0)
  await rested()

  expect(count(PROGRESS)).toBe(1)
})

it('refetches the list of likes only when somebody opens it', async () => {
  const { count } = await swiping()

  recordSwipe(plan(1), 'like')
  await rested()
  expect(count(LIKED)).toBe(0)
  stops.push(watchApiData(LIKED, () => {}))
  await rested()

  expect(count(LIKED)).toBe(1)
})

it.each([
  ['GET /api/preferences/report', true],
  ['GET /api/preferences/today', true],
  ['GET /api/preferences/top-tags', true],
  ['GET /api/preferences/collections', true],
  ['GET /api/preferences/notes', false],
  ['GET /api/preferences/wishes', false],
  ['GET /api/profile', false],
])('after a like, %s is stale: %s', async (name, isOld) => {
  await swiping()
  queryClient.setQueryData([name], {})

  recordSwipe(plan(1), 'like')
  await sent()

  expect(queryClient.getQueryState([name])?.isInvalidated).toBe(isOld)
})

it('refetches the list of likes at once when it is on the screen', async () => {
  const { count } = await swiping()
  stops.push(watchApiData(LIKED, () => {}))

  recordSwipe(plan(1), 'like')
  await sent()

  expect(count(LIKED)).toBe(1)
})

it('sends a restored like, and refetches the list', async () => {
  const { count } = await swiping()
  const bodies: unknown[] = []
  fakeApi({
    'POST /api/preferences': ({ body }) => {
      bodies.push(body)
      return { body: { floorPlanLikes: 1, unlocked: [] } }
    },
  })
  const design = plan(1)

  recordRestore(design)
  await sent()

  expect(bodies).toMatchObject([{ designId: design.id, action: 'like', isRestored: true }])
  expect(queryClient.getQueryState([LIKED])?.isInvalidated).toBe(true)
  expect(count(LIKED)).toBe(0)
})

it('refetches the likes also when later swipes cannot be sent', async () => {
  fakeApi({
    'POST /api/preferences': (request) =>
      JSON.stringify(request.body).includes(plan(1).id)
        ? { body: { floorPlanLikes: 1, unlocked: [] } }
        : noNetwork(),
  })
  setApiData(LIKED, () => [])
  stops = [startSwipeQueue(), startSentLikes()]
  await sent()

  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'pass')
  await sent()

  expect(queryClient.getQueryState([LIKED])?.isInvalidated).toBe(true)
})
