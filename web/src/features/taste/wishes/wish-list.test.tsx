import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { saveWish, startTasteQueue } from '../queue/taste-queue.ts'
import { WishList } from './wish-list.tsx'

afterEach(() => clearSession())

it('lists the wishes, and removes one', async () => {
  const bodies: unknown[] = []
  fakeApi({
    'GET /api/preferences/wishes': () => ({
      body: { items: [{ tag: 'room:study', label: 'Study', wish: 'less' }] },
    }),
    'PUT /api/preferences/wishes/:tag': ({ body }) => {
      bodies.push(body)
      return { body: { items: [] } }
    },
  })
  const { person } = renderApp(<WishList />)
  onTestFinished(startTasteQueue(() => {}))
  expect((await screen.findByRole('listitem')).textContent).toBe('Less: Study')

  await person.click(screen.getByRole('button', { name: 'Take back: less Study' }))

  await screen.findByText(/Tap the line on a card/)
  await waitFor(() => expect(bodies).toEqual([{ wish: null }]))
})

it('lists the wishes offline, without removed ones', async () => {
  fakeApi({ 'GET /api/preferences/wishes': noNetwork, 'PUT /api/preferences/wishes/:tag': noNetwork })
  const { person } = renderApp(<WishList />)
  onTestFinished(startTasteQueue(() => {}))

  await act(() => saveWish({ tag: 'room:study', label: 'Study' }, 'more'))
  expect((await screen.findByRole('listitem')).textContent).toBe('More: Study')
  await person.click(screen.getByRole('button', { name: 'Take back: more Study' }))

  await screen.findByText(/Tap the line on a card/)
})
