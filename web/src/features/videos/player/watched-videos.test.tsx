import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { reach } from '#testing/video-element.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { aVideo } from '#testing/videos.ts'
import { LearningHub } from '../hub/learning-hub.tsx'

const { id: userId } = aUser()
const KEY = personalKey(userId, 'watched-videos')

beforeEach(() => {
  fakeApi({
    'GET /api/videos': () => ({ body: { items: [aVideo({ title: 'Reading a frontage' })] } }),
    'GET /api/videos/favorites': () => ({ body: { items: [] } }),
  })
})
afterEach(() => clearSession())

function Hub() {
  const [slug, watch] = useState<string | null>(null)
  return <LearningHub userId={userId} watching={slug} onWatch={watch} onClose={() => watch(null)} />
}
async function watching() {
  const app = renderApp(<Hub />)
  await app.person.click(await screen.findByRole('button', { name: /Reading a frontage/ }))
  return app
}

describe('the watched position', () => {
  it.each([
    [27.2, /Reading a frontage.*30 seconds, watched/],
    [12, /Reading a frontage.*30 seconds, begun/],
  ])('up to %d s is marked on the poster', async (seconds, name) => {
    const { person } = await watching()

    reach(seconds)
    await person.click(screen.getByRole('button', { name: 'Close' }))

    screen.getByRole('button', { name })
  })

  it('is saved when the page closes in the middle of a second', async () => {
    await watching()
    reach(12)
    reach(12.6)

    fireEvent(window, new Event('pagehide'))

    expect(localStorage.getItem(KEY)).toContain('12.6')
  })

  it('is removed when the person logs out', async () => {
    const { unmount } = await watching()
    reach(12)
    reach(12.6)

    await act(() => clearSession())
    unmount()

    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
