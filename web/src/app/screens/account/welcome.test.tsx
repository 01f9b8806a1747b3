import type { AnswerOf } from '@dream/contract/api/routes'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { flyAtOnce, plans } from '#testing/deck.tsx'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { afterProfile } from '../../boot/destination.ts'
import { Welcome } from './welcome.tsx'

beforeEach(flyAtOnce)
afterEach(() => clearSession())

const PROGRESS = { floorPlanLikes: 0, unlocked: [] }

function open(path = '/welcome', progress: AnswerOf<'GET /api/user-progress'> = PROGRESS) {
  const { calls } = fakeApi({
    'GET /api/designs': () => ({ body: plans(5) }),
    'GET /api/user-progress': () => ({ body: progress }),
  })
  return { ...renderApp(<Welcome />, { path, user: aUser({ name: 'Maya King' }) }), calls }
}

test('three cards lead to the deck, and back goes one card back', async () => {
  const { person } = open()

  screen.getByRole('heading', { name: "You're in, Maya" })
  expect(screen.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual([
    expect.stringMatching(/^10.*Dreamlist/),
    expect.stringMatching(/^13.*Land/),
    expect.stringMatching(/^16.*Learning Hub/),
    expect.stringMatching(/^19.*Brokers/),
  ])
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Try one' })
  await person.click(await screen.findByRole('button', { name: 'Like' }))
  await screen.findByText("That's a like. Now swipe it left, to pass.")
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What comes next' }))
  await person.click(screen.getByRole('button', { name: 'Start swiping' }))

  expect(location.pathname).toBe('/explore')
})

test('shows the numbers of likes from the settings', async () => {
  open('/welcome', { ...PROGRESS, unlockAt: { dreamlist: 4, land: 6, videos: 8, brokers: 11 } })

  await screen.findByText('11')
  expect(screen.getAllByRole('listitem').map((stop) => Number.parseInt(stop.textContent, 10))).toEqual([
    4, 6, 8, 11,
  ])
})

test.each(['/welcome', '/welcome?card=2'])('skipping at %s leads to the deck', async (path) => {
  const { person } = open(path)

  await person.click(screen.getByRole('button', { name: 'Skip' }))

  expect(location.pathname).toBe('/explore')
})

test('only buyers see the welcome', () => {
  expect(afterProfile(aUser())).toBe('/welcome')
  expect(afterProfile(aUser({ isBroker: true }))).toBe('/broker-chats')
})
