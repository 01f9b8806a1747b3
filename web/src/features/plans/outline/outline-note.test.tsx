import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { OnBlock } from '../block/on-block.tsx'
import { CompareScreen } from '../compare/compare-screen.tsx'

afterEach(() => clearSession())

const OUTLINE = 'GET /api/designs/:id/outline'
const wattle = aLikedDesign({ title: 'Wattle' }, 1)
const banksia = aLikedDesign({ title: 'Banksia' }, 2)
const polygon: [number, number][] = [
  [0, 0],
  [4000, 0],
  [4000, 4000],
  [0, 4000],
]
const size = { width: 4000, depth: 4000, area: 16 }
const rooms = [
  { id: 'k', name: 'Kitchen', kind: 'kitchen' as const, level: 'ground' as const, ...size, polygon },
]
const drawn = () => ({ body: { rooms } })

type Outline = NonNullable<Parameters<typeof fakeApi>[0][typeof OUTLINE]>
const answering = (outline: Outline) =>
  fakeApi({
    'GET /api/profile': () => ({ body: aProfile({ blockWidth: 16, blockDepth: 34 }) }),
    [OUTLINE]: outline,
  })
const onBlock = () => renderApp(<OnBlock design={wattle} onClose={() => {}} />)
const compare = () =>
  renderApp(<CompareScreen designs={[wattle, banksia]} onClose={() => {}} onShowOnBlock={() => {}} />)

describe('a plan on the block', () => {
  it('says that its rooms are loading', async () => {
    answering(() => new Promise(() => {}))
    onBlock()

    await screen.findByText('Loading the rooms of Wattle...')
  })

  it('says offline when the rooms will load', async () => {
    answering(noNetwork)
    onBlock()

    await screen.findByText("The rooms of Wattle aren't on this device. They come when you're back online.")
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('loads the rooms again on request', async () => {
    answering(() => fail(500, 'internal'))
    const { person } = onBlock()
    await screen.findByText("Couldn't load the rooms of Wattle, so only the outline is drawn.")

    answering(drawn)
    await person.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('Kitchen')
    expect(screen.queryByText(/rooms of Wattle/)).toBeNull()
  })

  it.each<[string, Outline]>([
    ['no rooms are drawn', () => ({ body: { rooms: [] } })],
    ['the plan has left the catalogue', () => fail(404, 'not-found')],
  ])('says when %s', async (_, outline) => {
    answering(outline)
    onBlock()

    await screen.findByText('Nobody has drawn the rooms of Wattle, so only the outline is drawn.')
  })

  it('says that the block failed to load, and retries', async () => {
    fakeApi({ 'GET /api/profile': () => fail(500, 'internal'), [OUTLINE]: drawn })
    const { person } = onBlock()
    await screen.findByRole('heading', { name: "Couldn't load your block" })

    answering(drawn)
    await person.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('Kitchen')
  })
})

describe('plans laid over each other', () => {
  it('name those whose rooms are missing', async () => {
    answering(({ url }) => (url.pathname.includes(wattle.id) ? drawn() : fail(500, 'internal')))
    const { person } = compare()

    await person.click(await screen.findByRole('tab', { name: 'Laid over' }))

    await screen.findByText("Couldn't load the rooms of Banksia, so only the outline is drawn.")
  })

  it('prefetch their rooms when they are compared, and have them offline too', async () => {
    const { calls } = answering(drawn)
    const { person } = compare()
    await waitFor(() => expect(calls.filter((call) => call.endsWith('/outline'))).toHaveLength(2))

    answering(noNetwork)
    await person.click(screen.getByRole('tab', { name: 'Laid over' }))

    await screen.findByRole('img', { name: /^Banksia laid over Wattle/ })
    expect(screen.queryByText(/rooms of/)).toBeNull()
  })
})
