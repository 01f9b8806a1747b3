import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { fakePush } from '#testing/push.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { EnableNotifications } from './enable-notifications.tsx'

const KEY = 'B'.repeat(86) + 'A'
const SETTINGS = {
  messages: true,
  messagesSoon: true,
  unlocks: true,
  newDesigns: false,
  comeBack: false,
  showsPreview: false,
  mail: true,
  quiet: null,
  timeZone: 'Australia/Sydney',
  publicKey: KEY,
  isWanted: true,
}
const TODAY = { pick: null, isBack: true, newMatches: 0, week: null, wantsMatches: true }

afterEach(() => clearSession())

function open(user = aUser()) {
  fakePush({ permission: 'granted', subscribedWith: KEY })
  const saved: unknown[] = []
  fakeApi({
    'GET /api/notifications/settings': () => ({ body: SETTINGS }),
    'GET /api/preferences/today': () => ({ body: TODAY }),
    'PUT /api/preferences/match-wish': ({ body }) => {
      saved.push(body)
      return { status: 204 }
    },
  })
  return {
    ...renderApp(<EnableNotifications />, { path: '/enable-notifications?from=profile', user }),
    saved,
  }
}

it('a buyer can switch off messages about new matches', async () => {
  const { person, saved } = open()

  await person.click(await screen.findByRole('switch', { name: 'New matches', checked: true }))

  await waitFor(() => expect(saved).toEqual([{ isWanted: false }]))
  screen.getByRole('switch', { name: 'New matches', checked: false })
})

it('a broker has no such switch', async () => {
  open(aUser({ isBroker: true }))

  await screen.findByRole('switch', { name: 'Messages' })
  expect(screen.queryByRole('switch', { name: 'New matches' })).toBeNull()
})
