import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeDurable } from '#lib/personal/durable.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { saveJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/render.tsx'
import { EMPTY_QUEUE, parseSwipeQueue, SWIPES_VERSION } from './queue-state.ts'
import { loadedSwipeQueue, recordSwipe, recordUndo, startSwipeQueue } from './swipe-queue.ts'
import { unsavedSwipes } from './unsaved-swipes.ts'

const plan = (number: number) => aDealtDesign({ title: `Plan ${number}` }, number)
const LIKE = 'POST /api/preferences'
const stored = { key: `swipes:${aUser().id}`, version: SWIPES_VERSION, parse: parseSwipeQueue }
const UNSAVED = personalKey(aUser().id, 'unsaved-swipes')
let stop = () => {}

beforeEach(async () => {
  vi.useFakeTimers()
  resetSession({ state: 'signed-in', user: aUser() })
  fakeApi({ [LIKE]: noNetwork })
  stop = startSwipeQueue()
  await settled()
})
afterEach(async () => {
  stop()
  await clearSession()
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(320)

it('keeps a swipe whose page is closed before IndexedDB has saved it, and sends it once', async () => {
  recordSwipe(plan(1), 'like')
  const unsaved = unsavedSwipes()
  expect(unsaved).toMatchObject([{ designId: plan(1).id, kind: 'like' }])
  await settled()
  expect(unsavedSwipes()).toEqual([])
  stop()
  await changeDurable(stored, () => EMPTY_QUEUE)
  const closed = unsaved.map((swipe) => ({ ...swipe, tab: 'closed' }))
  saveJson(UNSAVED, [...closed, ...closed])

  const received: unknown[] = []
  fakeApi({
    [LIKE]: ({ body }) => {
      received.push(body)
      return { body: { floorPlanLikes: 1, unlocked: [] } }
    },
  })
  stop = startSwipeQueue()
  const { recent } = await loadedSwipeQueue()
  await settled()

  expect(recent).toEqual([plan(1).id])
  expect(received).toMatchObject([{ designId: plan(1).id, action: 'like' }])
  expect(unsavedSwipes()).toEqual([])
})

it('is removed at logout, saved or not', async () => {
  recordSwipe(plan(1), 'like')
  await clearSession()
  resetSession({ state: 'signed-in', user: aUser() })

  expect(unsavedSwipes()).toEqual([])
})

it('leaves to this page what it is saving itself', async () => {
  recordSwipe(plan(1), 'like')
  recordSwipe(plan(2), 'pass')
  const saving = unsavedSwipes()
  recordUndo(plan(2), 'pass')
  await settled()
  saveJson(UNSAVED, saving)

  expect((await loadedSwipeQueue()).recent).toEqual([plan(1).id])
})
