import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { saveJson } from '#lib/storage/saved-json.ts'
import { clearSession } from '#lib/session/session.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { aVideo } from '#testing/videos.ts'
import { LearningHub } from './learning-hub.tsx'

afterEach(() => clearSession())

const { id: userId } = aUser()
const frontage = aVideo({ title: 'Reading a frontage' }, 1)
const slope = aVideo({ title: 'What slope costs', seconds: 64 }, 2)
const sun = aVideo({ title: 'Sun from the north', topic: 'Sun and air' }, 3)

const api = (videos = [frontage, slope, sun], favourites: string[] = []) =>
  fakeApi({
    'GET /api/videos': () => ({ body: { items: videos } }),
    'GET /api/videos/favorites': () => ({
      body: { items: favourites.map((id) => ({ id, savedAt: '2026-11-21T03:00:00Z' })) },
    }),
  })

function renderHub() {
  const onWatch = vi.fn()
  const hub = <LearningHub userId={userId} watching={null} onWatch={onWatch} onClose={() => {}} />
  return { ...renderApp(hub), onWatch }
}
const namesIn = (row: string) =>
  within(screen.getByRole('region', { name: row }))
    .getAllByRole('button')
    .map((tile) => tile.textContent)
const watched = (id: string, atS: number, isWatched = false) => ({ [id]: { atS, isWatched, seenAt: 1 } })
const remember = (progress: object) => saveJson(personalKey(userId, 'watched-videos'), progress)

it('shows the videos by topic, each with its name and length', async () => {
  api()
  renderHub()
  await screen.findByRole('heading', { name: 'Learning Hub' })

  expect(namesIn('Your block')).toEqual([
    expect.stringMatching(/Reading a frontage.*30 seconds$/),
    expect.stringMatching(/What slope costs.*1 minute 4 seconds$/),
  ])
  expect(namesIn('Sun and air')).toEqual([expect.stringContaining('Sun from the north')])
  expect(screen.queryByRole('region', { name: 'Building it' })).toBeNull()
})

it('opens a video by its poster', async () => {
  api()
  const { person, onWatch } = renderHub()

  await person.click(await screen.findByRole('button', { name: /What slope costs/ }))

  expect(onWatch).toHaveBeenCalledWith(slope.slug)
})

it('offers to resume a half-watched video', async () => {
  api()
  remember(watched(slope.id, 40))
  const { person, onWatch } = renderHub()

  await person.click(
    await screen.findByRole('button', { name: /^Continue.*What slope costs.*24 seconds left/ }),
  )

  expect(onWatch).toHaveBeenCalledWith(slope.slug)
})

it('shows the overall progress, and of each video whether it was watched', async () => {
  api()
  remember({ ...watched(frontage.id, 30, true), ...watched(sun.id, 10) })
  renderHub()

  expect((await screen.findByText(/watched, 2 minutes in all/)).textContent).toContain('1 of 3 videos')
  expect(namesIn('Your block')[0]).toMatch(/30 seconds, watched$/)
  expect(namesIn('Sun and air')[0]).toMatch(/30 seconds, begun$/)
})

it('has a row of favourites before the topics', async () => {
  api([frontage, slope, sun], [sun.id, frontage.id])
  renderHub()

  await screen.findByRole('region', { name: 'Favourites' })

  expect(namesIn('Favourites')).toEqual([
    expect.stringMatching(/Sun from the north.*favourite$/),
    expect.stringMatching(/Reading a frontage.*favourite$/),
  ])
  expect(screen.getAllByRole('region').map((row) => row.getAttribute('aria-labelledby'))).toHaveLength(3)
})

it('says so when there are no videos yet', async () => {
  api([])
  renderHub()

  await screen.findByRole('heading', { name: 'No videos yet' })

  expect(screen.getByRole('link', { name: 'Keep swiping' }).getAttribute('href')).toBe('/explore')
})

it.each([
  ['without a network', noNetwork],
  ['when the server fails', () => fail(500, 'internal', 'Something went wrong on our side.')],
])('%s says so and tries again on request', async (_, trouble) => {
  fakeApi({ 'GET /api/videos': trouble })
  const { person } = renderHub()
  await screen.findByRole('heading', { name: "Couldn't load your learning hub" })

  api()
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('region', { name: 'Your block' })
})

it('shows cached videos offline', async () => {
  api()
  const before = renderHub()
  await screen.findByRole('region', { name: 'Your block' })
  before.unmount()
  dispatchEvent(new Event('pagehide'))
  fakeApi({ 'GET /api/videos': noNetwork, 'GET /api/videos/favorites': noNetwork })

  renderHub()

  await screen.findByText(/This is the last saved version/)
  expect(namesIn('Your block')).toHaveLength(2)
})

it('does not read favourites while signed out (product §5)', async () => {
  const { calls } = api()
  renderApp(<LearningHub userId={userId} watching={null} onWatch={() => {}} onClose={() => {}} />, {
    user: null,
  })

  await screen.findByRole('region', { name: 'Your block' })

  expect(calls).toEqual(['GET /api/videos'])
})

it('merges progress from another device, and sends the progress of this one', async () => {
  const sent: unknown[] = []
  remember({ ...watched(frontage.id, 9), ...watched(slope.id, 20) })
  fakeApi({
    'GET /api/videos': () => ({ body: { items: [frontage, slope, sun] } }),
    'GET /api/videos/favorites': () => ({ body: { items: [] } }),
    'GET /api/videos/progress': () => ({
      body: {
        items: [
          { id: frontage.id, atS: 28, isWatched: true, seenAt: '2026-01-01T10:00:00.000Z' },
          { id: sun.id, atS: 29, isWatched: true, seenAt: '2026-01-01T10:00:00.000Z' },
        ],
      },
    }),
    'PUT /api/videos/progress': ({ body }) => {
      sent.push(body)
      return { status: 204 }
    },
  })

  renderHub()

  await screen.findByText('2 of 3 videos')
  const seenAt = new Date(1).toISOString()
  await expect.poll(() => sent).toEqual([{ items: [{ id: slope.id, atS: 20, isWatched: false, seenAt }] }])
})
