import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from '#lib/api/prefetch.ts'
import { getApiData, invalidate, queryClient, setApiData } from '#lib/api/query.ts'
import { readDurable } from '#lib/personal/durable.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/render.tsx'
import { recordSwipe, recordUndo, startSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { startSentLikes } from './sent-likes.ts'
import { useLikeChanges } from './use-like-changes.ts'

const LIKED = 'GET /api/preferences/liked'
const TODAY = 'GET /api/preferences/today'
const plan = (number: number) => aDealtDesign({ title: `Plan ${number}` }, number)
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  server()
  resetSession({ state: 'signed-in', user: aUser() })
  stops = [startSwipeQueue(), startSentLikes()]
})
afterEach(async () => {
  for (const stop of stops) stop()
  await clearSession()
  vi.useRealTimers()
})

const asked = vi.fn()
function server(routes: Parameters<typeof fakeApi>[0] = {}) {
  asked.mockClear()
  fakeApi({
    'POST /api/preferences': () => ({ body: { floorPlanLikes: 1, unlocked: [] } }),
    'DELETE /api/preferences/:designId': () => ({ body: { floorPlanLikes: 0, unlocked: [] } }),
    [LIKED]: () => {
      asked()
      return { body: [] }
    },
    ...routes,
  })
}
const settled = () => act(() => vi.advanceTimersByTimeAsync(420))
const looking = () => renderHook(useLikeChanges).result
const shown = (changes: ReturnType<typeof looking>) =>
  changes.current.map(({ card, sentAt }) => [card?.title ?? null, sentAt === null ? 'waits' : 'sent'])

it('a like waits offline, and is reported as sent once it is', async () => {
  server({ 'POST /api/preferences': noNetwork })
  const changes = looking()
  await act(async () => recordSwipe(plan(1), 'like'))
  expect(shown(changes)).toEqual([['Plan 1', 'waits']])
  await settled()
  expect(shown(changes)).toEqual([['Plan 1', 'waits']])

  server()
  await act(async () => void dispatchEvent(new Event('online')))
  await settled()

  expect(shown(changes)).toEqual([['Plan 1', 'sent']])
})

it('sent changes are saved for the person and removed at logout', async () => {
  recordSwipe(plan(1), 'like')
  await settled()
  const saved = () =>
    readDurable<unknown>({ key: `sent-likes:${aUser().id}`, version: 0, parse: (stored) => stored })
  expect(await saved()).toMatchObject([{ designId: plan(1).id }])

  await clearSession()

  expect(await saved()).toBeUndefined()
})

it('an undo of a sent like removes it', async () => {
  const changes = looking()
  recordSwipe(plan(1), 'like')
  await settled()

  await act(async () => recordUndo(plan(1), 'like'))
  expect(shown(changes)).toEqual([[null, 'waits']])
  await settled()

  expect(shown(changes)).toEqual([[null, 'sent']])
})

it('changes included in the list are dropped with the next like', async () => {
  const changes = looking()
  recordSwipe(plan(1), 'like')
  await settled()
  await prefetch(LIKED)

  recordSwipe(plan(2), 'like')
  await settled()

  expect(shown(changes)).toEqual([['Plan 2', 'sent']])
})

it('the list is read before too many changes are kept', async () => {
  for (let number = 1; number <= 19; number += 1) recordSwipe(plan(number), 'like')
  await settled()
  expect(asked).not.toHaveBeenCalled()

  recordSwipe(plan(20), 'like')
  await settled()

  expect(asked).toHaveBeenCalledOnce()
})

it('a list requested before a like is dropped, as its answer would be stale', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server({ [LIKED]: () => promise.then(() => ({ body: [] })) })
  const reading = prefetch(LIKED)
  recordSwipe(plan(1), 'like')
  await settled()

  resolve()
  await reading
  await invalidate('GET /api/user-progress')

  expect(queryClient.getQueryData([LIKED])).toBeUndefined()
})

it('a pass of a design in the list removes its like, and refetches the likes', async () => {
  server({ [LIKED]: () => ({ body: [{ ...plan(1), likedAt: '2026-11-25T00:00:00.000Z' }] }) })
  await prefetch(LIKED)
  const changes = looking()

  recordSwipe(plan(1), 'pass')
  await settled()

  expect(shown(changes)).toEqual([[null, 'sent']])
  expect(queryClient.getQueryState([LIKED])?.isInvalidated).toBe(true)
})

it('a pass of any other design leaves the likes as they are', async () => {
  await prefetch(LIKED)
  const changes = looking()

  recordSwipe(plan(1), 'pass')
  await settled()

  expect(shown(changes)).toEqual([])
  expect(queryClient.getQueryState([LIKED])?.isInvalidated).toBe(false)
})

it.each([
  ['like', () => recordSwipe(plan(1), 'like'), null],
  ['pass', () => recordSwipe(plan(1), 'pass'), null],
  [null, () => recordUndo(plan(1), 'like'), 'like'],
] as const)('the pick of the day is %s once that was sent', async (now, answer, before) => {
  const { why: _why, passReasons: _reasons, ...design } = plan(1)
  setApiData(TODAY, () => ({
    pick: { day: '2026-11-25', design, why: null, answered: before },
    isBack: true,
    newMatches: 0,
    week: null,
    wantsMatches: false,
  }))

  answer()
  await settled()

  expect(getApiData(TODAY)?.pick?.answered).toBe(now)
})

it('refetches lists also for swipes sent before it started', async () => {
  for (const stop of stops) stop()
  stops = [startSwipeQueue()]
  await act(async () => recordSwipe(plan(7), 'like'))
  await settled()
  setApiData(LIKED, () => [])

  stops.push(startSentLikes())
  await settled()

  const [list] = queryClient.getQueryCache().findAll({ queryKey: [LIKED] })
  expect(list?.state.isInvalidated).toBe(true)
})
