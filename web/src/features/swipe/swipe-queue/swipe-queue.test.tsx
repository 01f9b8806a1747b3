import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeDurable } from '#lib/personal/durable.ts'
import { queryClient } from '#lib/api/query.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/render.tsx'
import { currentSwipeQueue, recordReason, recordSwipe, recordUndo, startSwipeQueue } from './swipe-queue.ts'
import { claimCelebrations } from './claim-celebrations.ts'
import { EMPTY_QUEUE, parseSwipeQueue, SWIPES_VERSION } from './queue-state.ts'

const plan = (number: number) => aDealtDesign({ title: `Plan ${number}` }, number)
const LIKE = 'POST /api/preferences'
const UNDO = 'DELETE /api/preferences/:designId'
const stored = { key: `swipes:${aUser().id}`, version: SWIPES_VERSION, parse: parseSwipeQueue }
let stop = () => {}

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

async function start() {
  stop = startSwipeQueue()
  await settled()
}
const settled = () => vi.advanceTimersByTimeAsync(320)
const waiting = () => currentSwipeQueue().queue.map((each) => each.kind)

/** Fake server that answers likes with a running count and stores what it received. */
function aServer() {
  const received: unknown[] = []
  let likes = 0
  fakeApi({
    [LIKE]: ({ body }) => {
      received.push(body)
      likes += 1
      return { body: { floorPlanLikes: likes, unlocked: likes === 2 ? ['dreamlist'] : [] } }
    },
    [UNDO]: ({ url }) => {
      received.push(url.pathname)
      return { body: { floorPlanLikes: --likes, unlocked: [] } }
    },
  })
  return received
}

it('sends swipes in sequence', async () => {
  const received = aServer()
  await start()

  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'pass')
  recordSwipe(plan(3), 'like')
  await settled()

  expect(received).toMatchObject([
    { designId: plan(1).id, action: 'like' },
    { designId: plan(2).id, action: 'pass' },
    { designId: plan(3).id, action: 'like' },
  ])
  expect(waiting()).toEqual([])
})

it('saves swipes offline and sends each once when the network is back', async () => {
  fakeApi({ [LIKE]: noNetwork })
  await start()
  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'like')
  await settled()
  expect(waiting()).toEqual(['like', 'like'])

  const received = aServer()
  dispatchEvent(new Event('online'))
  await settled()

  expect(received).toHaveLength(2)
  expect(waiting()).toEqual([])
})

it('repeats a swipe under the same id, so that the server recognises it', async () => {
  const ids: unknown[] = []
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Math, 'random').mockReturnValue(0)
  fakeApi({
    [LIKE]: ({ body }) => {
      ids.push(body)
      return ids.length < 3 ? fail(503, 'unavailable') : { body: { floorPlanLikes: 1, unlocked: [] } }
    },
  })
  await start()

  recordSwipe(plan(1), 'like')
  await vi.advanceTimersByTimeAsync(1400)
  await vi.advanceTimersByTimeAsync(2100)

  expect(ids).toHaveLength(3)
  expect(new Set(ids.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(spy).toHaveBeenCalledWith('Failed to record preference', expect.anything())
})

it('drops and logs a swipe that can never succeed, and continues with the next', async () => {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { count } = fakeApi({
    [LIKE]: ({ body }) =>
      JSON.stringify(body).includes(plan(1).id)
        ? fail(404, 'not-found')
        : { body: { floorPlanLikes: 1, unlocked: [] } },
  })
  await start()

  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'like')
  await settled()

  expect(count(LIKE)).toBe(2)
  expect(waiting()).toEqual([])
  expect(spy).toHaveBeenCalledTimes(1)
})

it('pauses when the session has ended, and sends after the next login', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeApi({ [LIKE]: () => fail(401, 'unauthenticated') })
  await start()
  recordSwipe(plan(1), 'like')
  await settled()

  const received = aServer()
  resetSession({ state: 'signed-in', user: aUser() })
  await settled()

  expect(received).toHaveLength(1)
})

it('drops an undone swipe that was never sent, and undoes one that was', async () => {
  fakeApi({ [LIKE]: noNetwork })
  await start()
  recordSwipe(plan(1), 'like')
  await settled()
  recordSwipe(plan(2), 'pass')
  recordUndo(plan(2), 'pass')
  recordUndo(plan(1), 'like')
  await settled()

  const received = aServer()
  dispatchEvent(new Event('online'))
  await settled()

  expect(received).toMatchObject([{ designId: plan(1).id }, `/api/preferences/${plan(1).id}`])
})

it('sends a reason after its sent pass', async () => {
  const received = aServer()
  await start()
  recordSwipe(plan(1), 'pass')
  await settled()

  recordReason(plan(1), 'too-wide')
  await settled()

  expect(received).toMatchObject([{ action: 'pass' }, { action: 'pass', reason: 'too-wide' }])
})

it('sends after a restart what an earlier page left in the queue', async () => {
  const left = { ...EMPTY_QUEUE, queue: [swipeLeftBehind()] }
  await changeDurable(stored, () => left)
  const received = aServer()

  await start()

  expect(received).toMatchObject([{ designId: plan(7).id, action: 'like', swipeId: 'left' }])
})

it('keeps the card of a like over a restart, without sending it', async () => {
  fakeApi({ [LIKE]: noNetwork })
  await start()
  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'pass')
  await settled()
  stop()
  await start()

  expect(currentSwipeQueue().queue.map(({ card }) => card?.design.title)).toEqual(['Plan 1', undefined])
  const received = aServer()
  dispatchEvent(new Event('online'))
  await settled()
  expect(received[0]).not.toHaveProperty('card')
})

it('gives an unlock to a single caller', async () => {
  aServer()
  await start()
  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'like')
  await settled()

  const first = await claimCelebrations(() => true)
  const second = await claimCelebrations(() => true)

  expect(first).toMatchObject([{ feature: 'dreamlist', floorPlanLikes: 2 }])
  expect(second).toEqual([])
})

const swipeLeftBehind = () => ({
  swipeId: 'left',
  designId: plan(7).id,
  kind: 'like' as const,
  reason: null,
  likes: 1 as const,
  isStarted: true,
  tab: 'gone',
})

it('leaves nothing behind when the server answers after a logout', async () => {
  let answer = () => {}
  const { count } = fakeApi({
    [LIKE]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: { floorPlanLikes: 1, unlocked: ['dreamlist'] } })
      }),
  })
  await start()
  recordSwipe(plan(1), 'like')
  await settled()
  expect(count(LIKE)).toBe(1)

  await clearSession()
  answer()
  await settled()

  resetSession({ state: 'signed-in', user: aUser() })
  await settled()
  expect(currentSwipeQueue()).toEqual(EMPTY_QUEUE)
})
