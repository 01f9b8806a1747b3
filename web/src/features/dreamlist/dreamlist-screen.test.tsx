import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { LIKED_PAGE } from '@dream/contract/rules/designs/liked'
import { invalidate } from '#lib/api/query.ts'
import { clearSession } from '#lib/session/session.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fakeApi, fail, noNetwork } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { DreamlistScreen } from './dreamlist-screen.tsx'

afterEach(() => clearSession())

const wattle = aLikedDesign({ title: 'Wattle' }, 1)
const kitchen = aLikedDesign({ title: 'Galley', category: 'Kitchen', plan: null }, 2)

function listed(liked: ReturnType<typeof aLikedDesign>[]) {
  fakeApi({
    'GET /api/preferences/liked': () => ({ body: liked }),
    'GET /api/profile': () => ({ body: aProfile() }),
  })
  const actions = { onOpen: vi.fn(), onRemove: vi.fn(), onRestore: vi.fn() }
  return { ...renderApp(<DreamlistScreen {...actions} />), ...actions }
}
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('shows floor plans before the rest and filters by category', async () => {
  const { person } = listed([kitchen, wattle])
  await screen.findByText('2 designs')
  expect(names()).toEqual([expect.stringContaining('Wattle'), expect.stringContaining('Galley')])

  await person.click(screen.getByRole('button', { name: 'Kitchens 1' }))

  expect(names()).toEqual([expect.stringContaining('Galley')])
})

it('says of each plan whether it fits the person’s block', async () => {
  fakeApi({
    'GET /api/preferences/liked': () => ({ body: [wattle, kitchen] }),
    'GET /api/profile': () => ({ body: aProfile({ state: 'TAS', blockWidth: 16 }) }),
  })
  renderApp(<DreamlistScreen onOpen={() => {}} onRemove={() => {}} onRestore={() => {}} />)

  await screen.findByText('Fits, 1.5 m to spare')

  expect(screen.getAllByText(/to spare|too wide/)).toHaveLength(1)
})

it('opens a design', async () => {
  const { person, onOpen } = listed([wattle])

  await person.click(await screen.findByRole('button', { name: /^Wattle/ }))

  expect(onOpen).toHaveBeenCalledWith(wattle)
})

it('removes a design, and undo brings it back', async () => {
  const { person, onRemove, onRestore } = listed([wattle, kitchen])

  await person.click(await screen.findByRole('button', { name: 'Remove Wattle' }))
  expect(onRemove).toHaveBeenCalledWith(wattle)
  expect(screen.queryByRole('button', { name: 'Remove Wattle' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Undo' }))

  expect(onRestore).toHaveBeenCalledWith(wattle)
  expect(screen.getByRole('button', { name: 'Remove Wattle' })).toBeDefined()
})

it('says what to do when nothing is liked', async () => {
  listed([])

  expect((await screen.findByRole('link', { name: 'Keep swiping' })).getAttribute('href')).toBe('/explore')
})

it.each([
  ['without a network', noNetwork],
  ['when the server fails', () => fail(500, 'internal', 'Something went wrong on our side.')],
])('%s says so and tries again on request', async (_, trouble) => {
  fakeApi({ 'GET /api/preferences/liked': trouble })
  const { person } = renderApp(<DreamlistScreen onOpen={() => {}} onRemove={() => {}} onRestore={() => {}} />)
  await screen.findByRole('heading', { name: "Couldn't load your dreamlist" })

  fakeApi({ 'GET /api/preferences/liked': () => ({ body: [wattle] }) })
  await person.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByText('1 design')
})

/** Newest first; the last one was liked first. */
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aLikedDesign(
      {
        title: `Plan ${count - at}`,
        likedAt: new Date(Date.UTC(2026, 0, 1) + (count - at) * 1000).toISOString(),
      },
      count - at,
    ),
  )

/** A server with these likes, page by page, and an observer that sees the end of the list when told to. */
function paged(all: () => ReturnType<typeof aLikedDesign>[]) {
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => onSeen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const liked = ({ url }: { url: URL }) => {
    const before = url.searchParams.get('before')
    const after = url.searchParams.get('after')
    const from = before === null ? 0 : all().findIndex(({ id }) => id === after) + 1
    return { body: all().slice(from, from + LIKED_PAGE) }
  }
  const routes = { 'GET /api/preferences/liked': liked, 'GET /api/profile': () => ({ body: aProfile() }) }
  return { routes, scrollToEnd: () => seen.at(-1)?.() }
}
const noActions = { onOpen: () => {}, onRemove: () => {}, onRestore: () => {} }

it('reads on when the end of the list comes near, each design once, and then knows how many there are', async () => {
  const { routes, scrollToEnd } = paged(() => many(LIKED_PAGE + 2))
  fakeApi(routes)
  renderApp(<DreamlistScreen {...noActions} />)
  await screen.findByText('200+ designs')

  scrollToEnd()

  await screen.findByText('202 designs')
  expect(names().map((name) => /Plan (\d+)/.exec(name ?? '')?.[1])).toEqual(
    many(LIKED_PAGE + 2).map(({ title }) => title.slice(5)),
  )
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('shows more by keyboard, goes on with the first that came, and a failure loses nothing', async () => {
  const { routes } = paged(() => many(LIKED_PAGE + 2))
  fakeApi(routes)
  const { person } = renderApp(<DreamlistScreen {...noActions} />)
  const button = await screen.findByRole('button', { name: 'Show more' })
  fakeApi({ 'GET /api/preferences/liked': () => fail(500, 'internal', 'Something went wrong on our side.') })
  button.focus()
  await person.keyboard('{Enter}')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(names()).toHaveLength(LIKED_PAGE)

  fakeApi(routes)
  again.focus()
  await person.keyboard('{Enter}')

  await screen.findByText('202 designs')
  expect(document.activeElement?.textContent).toContain('Plan 2')
})

it('what was put back stands where it was at once, before the server lists it again', async () => {
  const three = many(3)
  let now = three
  fakeApi({
    'GET /api/preferences/liked': () => ({ body: now }),
    'GET /api/profile': () => ({ body: aProfile() }),
  })
  const { person } = renderApp(<DreamlistScreen {...noActions} />)
  await person.click(await screen.findByRole('button', { name: 'Remove Plan 2' }))
  now = three.filter(({ title }) => title !== 'Plan 2')
  await act(() => invalidate('GET /api/preferences/liked'))
  expect(names()).toHaveLength(2)

  await person.click(screen.getByRole('button', { name: 'Undo' }))

  expect(names().map((name) => name?.slice(0, 6))).toEqual(['Plan 3', 'Plan 2', 'Plan 1'])
})
