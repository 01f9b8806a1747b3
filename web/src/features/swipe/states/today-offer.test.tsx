import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { MatchWish } from './empty/match-wish.tsx'
import { TodayOffer } from './today-offer.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => clearSession())

const { why: _why, passReasons: _reasons, ...design } = aDealtDesign()
const today = (facts: object) => () => ({
  body: {
    pick: { day: '2026-11-25', design, why: null, answered: null },
    isBack: true,
    newMatches: 0,
    week: null,
    wantsMatches: false,
    ...facts,
  },
})

it('offers the pick of the day once a day', async () => {
  fakeApi({ 'GET /api/preferences/today': today({}) })
  const onLook = vi.fn()
  const { person, unmount } = renderApp(<TodayOffer onLook={onLook} />)
  await screen.findByRole('group', { name: 'Your pick of the day' })

  await person.click(screen.getByRole('button', { name: 'Look' }))

  expect(onLook).toHaveBeenCalledOnce()
  expect(screen.queryByRole('group')).toBeNull()
  unmount()
  const api = fakeApi({ 'GET /api/preferences/today': today({}) })
  renderApp(<TodayOffer onLook={onLook} />)
  await waitFor(() => expect(api.count('GET /api/preferences/today')).toBe(1))
  expect(screen.queryByRole('group')).toBeNull()
})

it('offers nothing on the very first visit', async () => {
  const api = fakeApi({ 'GET /api/preferences/today': today({ isBack: false }) })
  renderApp(<TodayOffer onLook={() => {}} />)

  await waitFor(() => expect(api.count('GET /api/preferences/today')).toBe(1))

  expect(screen.queryByRole('group')).toBeNull()
})

it('does not offer a pick that is already answered', async () => {
  const pick = { day: '2026-11-25', design, why: null, answered: 'like' }
  const api = fakeApi({ 'GET /api/preferences/today': today({ pick }) })
  renderApp(<TodayOffer onLook={() => {}} />)

  await waitFor(() => expect(api.count('GET /api/preferences/today')).toBe(1))

  expect(screen.queryByRole('group')).toBeNull()
})

it('shows new matches first', async () => {
  fakeApi({ 'GET /api/preferences/today': today({ newMatches: 3 }) })
  renderApp(<TodayOffer onLook={() => {}} />)

  await screen.findByText('3 new matches since your last visit')
})

it('the switch for matches is saved, and rolled back when that fails', async () => {
  const saved: unknown[] = []
  fakeApi({
    'GET /api/preferences/today': today({}),
    'PUT /api/preferences/match-wish': ({ body }) => {
      saved.push(body)
      return saved.length === 1 ? { status: 204 } : fail(500, 'internal')
    },
  })
  const { person } = renderApp(<MatchWish />)
  const wish = await screen.findByRole<HTMLInputElement>('switch', { name: /new ones like these/ })

  await person.click(wish)
  expect(wish.checked).toBe(true)
  await waitFor(() => expect(saved).toEqual([{ isWanted: true }]))

  await person.click(wish)
  await screen.findByText(/Couldn't save that/)
  await waitFor(() => expect(wish.checked).toBe(true))
})
