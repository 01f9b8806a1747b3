import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  const actions = { onOpen: vi.fn(), onRemove: vi.fn(), onRestore: vi.fn(), onCompare: vi.fn() }
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
  renderApp(
    <DreamlistScreen onOpen={() => {}} onRemove={() => {}} onRestore={() => {}} onCompare={() => {}} />,
  )

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
  const { person } = renderApp(
    <DreamlistScreen onOpen={() => {}} onRemove={() => {}} onRestore={() => {}} onCompare={() => {}} />,
  )
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
const noActions = { onOpen: () => {}, onRemove: () => {}, onRestore: () => {}, onCompare: () => {} }

it('a restored design is at its place at once, before the server lists it again', async () => {
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

describe('a like made on this device', () => {
  const { likedAt: _, ...fresh } = aLikedDesign({ title: 'Banksia' }, 9)
  const waits = [{ designId: fresh.id, card: fresh, sentAt: null }]
  const MARK = 'Kept on this device until you are online'

  it('is the newest, counts, says that it is unsent and can be found', async () => {
    fakeApi({ 'GET /api/preferences/liked': () => ({ body: [wattle, kitchen] }) })
    const { person } = renderApp(<DreamlistScreen {...noActions} likeChanges={waits} />, {
      path: '/dreamlist',
    })
    await screen.findByText('3 designs')
    expect(names().map((name) => name?.slice(0, 6))).toEqual(['Banksi', 'Wattle', 'Galley'])
    expect(names()[0]).toContain(MARK)
    expect(screen.getAllByText(MARK)).toHaveLength(1)
    screen.getByRole('button', { name: 'Floor plans 2' })

    await person.type(screen.getByRole('searchbox', { name: 'Find by name' }), 'bank')

    await screen.findByText('1 of 3 designs')
  })

  it('is replaced by the server’s at its place, once', async () => {
    let now = [wattle]
    fakeApi({ 'GET /api/preferences/liked': () => ({ body: now }) })
    const { rerender } = renderApp(<DreamlistScreen {...noActions} likeChanges={waits} />)
    await screen.findByText('2 designs')
    const tile = screen.getByRole('button', { name: /^Banksia/ })

    rerender(<DreamlistScreen {...noActions} likeChanges={[{ ...waits[0]!, sentAt: Infinity }]} />)
    expect(screen.queryByText(MARK)).toBeNull()
    now = [{ ...fresh, likedAt: new Date().toISOString() }, wattle]
    await act(() => invalidate('GET /api/preferences/liked'))

    expect(screen.getByRole('button', { name: /^Banksia/ })).toBe(tile)
    expect(names()).toHaveLength(2)
  })

  it('is shown where nothing was ever read, and the screen says what it has', async () => {
    fakeApi({ 'GET /api/preferences/liked': noNetwork })
    renderApp(<DreamlistScreen {...noActions} likeChanges={waits} />)

    await screen.findByText('1 design on this device')
    expect(names()).toHaveLength(1)
  })
})
