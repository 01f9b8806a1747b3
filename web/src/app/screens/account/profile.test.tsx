import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { Profile } from './profile.tsx'

afterEach(() => clearSession())

const ALFRESCO = {
  tag: 'room:alfresco',
  label: 'Alfresco',
  likes: 9,
  usual: 0.4,
  sentence: 'Alfresco: 9 of your 12 likes',
  beside: null,
  change: null,
}

test.each([
  [['dreamlist'], true],
  [[], false],
] as const)(
  'the design DNA is in the profile of a buyer who has unlocked %j: %s',
  async (unlocked, isShown) => {
    const { count } = fakeApi({
      'GET /api/profile': () => ({ body: aProfile({}) }),
      'GET /api/user-progress': () => ({ body: { floorPlanLikes: 12, unlocked: [...unlocked] } }),
      'GET /api/preferences/top-tags': () => ({ body: { likes: 12, items: [ALFRESCO] } }),
    })
    renderApp(<Profile />, { path: '/profile', user: aUser({}) })

    await screen.findByText(isShown ? 'Your design DNA' : /more Floor Plan like/)
    expect(count('GET /api/preferences/top-tags')).toBe(isShown ? 1 : 0)
  },
)
