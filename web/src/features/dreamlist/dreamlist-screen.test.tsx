import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
