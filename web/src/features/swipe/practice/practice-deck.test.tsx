import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { flyAtOnce, plans, topTitle } from '#testing/deck.tsx'
import { fail, fakeApi, type Handler } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { PracticeDeck } from './practice-deck.tsx'
import { readSavedHand } from '../hand/saved-hand.ts'

beforeEach(flyAtOnce)
afterEach(() => clearSession())

async function open(deal: Handler<'GET /api/designs'> = () => ({ body: plans(5) })) {
  const { calls } = fakeApi({ 'GET /api/designs': deal })
  const onTried = vi.fn()
  const onOpenDetails = vi.fn()
  const app = renderApp(<PracticeDeck paused={false} onTried={onTried} onOpenDetails={onOpenDetails} />)
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => {})
  return { ...app, calls, onTried, onOpenDetails }
}

test('a swipe of the practice card is not recorded, and the card comes back', async () => {
  const { person, calls, onTried } = await open()

  await person.click(screen.getByRole('button', { name: 'Like' }))
  await waitFor(() => expect(onTried).toHaveBeenCalledExactlyOnceWith('like'))
  await waitFor(() => expect(topTitle()).toBe('Plan 0'))
  await person.keyboard('{ArrowLeft}')

  await waitFor(() => expect(onTried).toHaveBeenLastCalledWith('pass'))
  await waitFor(() => expect(topTitle()).toBe('Plan 0'))
  expect(calls).toHaveLength(1)
})

test('the deck starts with the practice card', async () => {
  await open()

  await waitFor(async () => {
    const { designs } = await readSavedHand()
    expect(designs.map(({ title }) => title)).toEqual(plans(5).map(({ title }) => title))
  })
})

test('its name opens the details', async () => {
  const { person, onOpenDetails } = await open()

  await person.click(screen.getByRole('button', { name: 'Plan 0' }))

  expect(onOpenDetails).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Plan 0' }))
})

test('without a card it says so, and has no buttons', async () => {
  await open(() => fail(503, 'unavailable', 'We are busy right now.'))

  await screen.findByText(/Your first cards are waiting in the deck/)
  expect(screen.getByRole('button', { name: 'Like' })).toHaveProperty('disabled', true)
})
