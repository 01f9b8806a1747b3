import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSession, setUser } from '#lib/session/session.ts'
import { aProfile } from '#testing/land.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/render.tsx'
import { loadedTaste, saveAnswer, saveWish, startTasteQueue } from './taste-queue.ts'

const study = { tag: 'room:study', label: 'Study' }
const helipad = { tag: 'room:helipad', label: 'Helipad' }
let stop = () => {}
const sent = vi.fn()
beforeEach(() => {
  sent.mockClear()
  setUser(aUser())
  stop = startTasteQueue(sent)
})
afterEach(async () => {
  stop()
  await clearSession()
})

it('sends a wish, and reports once that the server has it', async () => {
  const bodies: unknown[] = []
  fakeApi({
    'PUT /api/preferences/wishes/:tag': ({ body, url }) => {
      bodies.push([decodeURIComponent(url.pathname), body])
      return { body: { items: [] } }
    },
  })

  await saveWish(study, 'more')

  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(bodies).toEqual([['/api/preferences/wishes/room:study', { wish: 'more' }]])
  expect(await loadedTaste()).toEqual([])
})

it('saves answers offline, the last one per thing, and sends them when the app is online again', async () => {
  fakeApi({ 'PUT /api/preferences/wishes/:tag': noNetwork, 'PUT /api/profile': noNetwork })
  await saveWish(study, 'more')
  await saveWish(study, 'less')
  await saveAnswer('living', 'rear')
  await waitFor(async () => expect(await loadedTaste()).toHaveLength(2))
  expect(sent).not.toHaveBeenCalled()

  const bodies: unknown[] = []
  fakeApi({
    'PUT /api/preferences/wishes/:tag': ({ body }) => {
      bodies.push(body)
      return { body: { items: [] } }
    },
    'PUT /api/profile': ({ body }) => {
      bodies.push(body)
      return { body: aProfile({}) }
    },
  })
  dispatchEvent(new Event('online'))

  await waitFor(() => expect(bodies).toEqual([{ wish: 'less' }, { living: 'rear' }]))
  await waitFor(() => expect(sent).toHaveBeenCalled())
})

it('drops what the server refuses, and sends the rest', async () => {
  const api = fakeApi({
    'PUT /api/preferences/wishes/:tag': ({ url }) =>
      url.pathname.endsWith('study')
        ? { body: { items: [] } }
        : { status: 404, body: { code: 'not-found', message: 'Not found' } },
  })

  await saveWish(helipad, 'more')
  await saveWish(study, 'more')

  await waitFor(() => expect(sent).toHaveBeenCalled())
  await waitFor(async () => expect(await loadedTaste()).toEqual([]))
  expect(
    api.count('PUT /api/preferences/wishes/room%3Astudy') +
      api.count('PUT /api/preferences/wishes/room:study'),
  ).toBe(1)
})
