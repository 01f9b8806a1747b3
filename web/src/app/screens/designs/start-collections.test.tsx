import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  changeCollections,
  collectionsState,
} from '#features/dreamlist/collections/queue/collections-queue.ts'
import {
  currentSwipeQueue,
  recordRestore,
  recordSwipe,
  recordUndo,
  startSwipeQueue,
} from '#features/swipe/swipe-queue/swipe-queue.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { startCollections } from './start-collections.ts'

const plan = aDealtDesign({ title: 'Wattle' }, 1)
const id = '00000000-0000-4000-9000-000000000001'
const LIKE = 'POST /api/preferences'
const UNDO = 'DELETE /api/preferences/:designId'
const ADD = 'PUT /api/preferences/collections/:id/designs/:designId'
const NOT_LIKED = 'Only designs that you like go into a collection.'
let stops: (() => void)[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Math, 'random').mockReturnValue(0)
  resetSession({ state: 'signed-in', user: aUser() })
  stops = [startSwipeQueue(), startCollections()]
})
afterEach(async () => {
  for (const stop of stops) stop()
  await clearSession()
})

/** Fake server that takes only liked designs into a collection. `takeLike` decides the answer to a like. */
function aServer(isLiked: boolean, takeLike: () => ReturnType<typeof fail> | null = () => null) {
  const state = { isLiked, designIds: [] as string[], heard: [] as string[] }
  const progress = () => ({ body: { floorPlanLikes: Number(state.isLiked), unlocked: [] } })
  fakeApi({
    [LIKE]: () => {
      state.heard.push('like')
      const failure = takeLike()
      if (failure) return failure
      state.isLiked = true
      return progress()
    },
    [UNDO]: () => {
      state.heard.push('undo')
      state.isLiked = false
      return progress()
    },
    [ADD]: () => {
      state.heard.push('add')
      if (!state.isLiked) return fail(404, 'not-found', NOT_LIKED)
      state.designIds = [plan.id]
      return { body: { items: [{ id, name: 'Mum', note: '', version: 1, ...state, covers: [] }] } }
    },
  })
  return state
}

async function withoutNetwork(...acts: (() => void)[]) {
  fakeApi({ [LIKE]: noNetwork, [UNDO]: noNetwork, [ADD]: noNetwork })
  for (const act of acts) act()
  await waitFor(() => expect(collectionsState.get()).toHaveLength(1))
}
const collect = () => changeCollections({ kind: 'add', id, designId: plan.id })
const like = () => recordSwipe(plan, 'like')
const isQuiet = () =>
  waitFor(() => expect([...collectionsState.get(), ...currentSwipeQueue().queue]).toEqual([]))

it('a design liked and collected offline goes into its collection after its like', async () => {
  renderApp(null)
  await withoutNetwork(like, collect)
  let tries = 0
  const server = aServer(false, () => (++tries === 1 ? fail(503, 'unavailable') : null))

  dispatchEvent(new Event('online'))
  await isQuiet()

  expect(server).toMatchObject({ heard: ['like', 'like', 'add'], designIds: [plan.id] })
  expect(screen.queryByText(NOT_LIKED)).toBeNull()
})

it('a design that was taken off and put back is collected after both', async () => {
  await withoutNetwork(
    () => recordUndo(plan, 'like'),
    () => recordRestore(plan),
    collect,
  )
  const server = aServer(true)

  dispatchEvent(new Event('online'))
  await isQuiet()

  expect(server).toMatchObject({ heard: ['undo', 'like', 'add'], designIds: [plan.id] })
})

it('says so when the like was refused permanently', async () => {
  renderApp(null)
  await withoutNetwork(like, collect)
  const server = aServer(false, () => fail(404, 'not-found'))

  dispatchEvent(new Event('online'))

  await screen.findByText(NOT_LIKED)
  await isQuiet()
  expect(server.heard).toEqual(['like', 'add'])
})

it('other changes do not wait for a like', async () => {
  await withoutNetwork(() => recordSwipe(aDealtDesign({}, 2), 'like'), collect)
  const server = aServer(true, () => fail(503, 'unavailable'))

  dispatchEvent(new Event('online'))

  await waitFor(() => expect(server.designIds).toEqual([plan.id]))
  expect(collectionsState.get()).toEqual([])
})
