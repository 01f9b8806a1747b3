import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { startTasteQueue } from '../queue/taste-queue.ts'
import { WishList } from './wish-list.tsx'

afterEach(() => clearSession())

it('lists what was asked for, and takes it back', async () => {
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
