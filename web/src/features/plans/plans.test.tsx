import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { OnBlock } from './block/on-block.tsx'
import { CompareScreen } from './compare/compare-screen.tsx'

afterEach(() => clearSession())

const wattle = aLikedDesign({ title: 'Wattle' }, 1)
const banksia = aLikedDesign({ title: 'Banksia', bedrooms: 3 }, 2)
const grevillea = aLikedDesign({ title: 'Grevillea' }, 3)
const room = {
  id: 'k',
  name: 'Kitchen',
  kind: 'kitchen' as const,
  level: 'ground' as const,
  width: 4000,
  depth: 4000,
  area: 16,
}
const polygon: [number, number][] = [
  [0, 0],
  [4000, 0],
  [4000, 4000],
  [0, 4000],
]

function show(ui: Parameters<typeof renderApp>[0], profile = {}) {
  fakeApi({
    'GET /api/profile': () => ({ body: aProfile(profile) }),
    'GET /api/designs/:id/outline': () => ({ body: { rooms: [{ ...room, polygon }] } }),
  })
  return renderApp(ui, { path: '/dreamlist' })
}

describe('compared plans', () => {
  const compare = (designs = [wattle, banksia], profile = {}) => {
    const onShowOnBlock = vi.fn()
    return {
      onShowOnBlock,
      ...show(<CompareScreen designs={designs} onClose={() => {}} onShowOnBlock={onShowOnBlock} />, profile),
    }
  }

  it('show their differences, and on request what they have in common', async () => {
    const { person } = compare()
    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('row', { name: 'Bedrooms 4 3' })).toBeDefined()
    expect(table.queryByRole('row', { name: /^Bathrooms/ })).toBeNull()

    await person.click(screen.getByRole('switch', { name: 'Show what they have in common too' }))

    expect(table.getByRole('row', { name: 'Bathrooms 2 2' })).toBeDefined()
  })

  it('show the fit of each, and open it on the block', async () => {
    const { person, onShowOnBlock } = compare([wattle, banksia], { state: 'TAS', blockWidth: 16 })

    await person.click(await screen.findByRole('button', { name: 'Banksia on my block' }))

    expect(onShowOnBlock).toHaveBeenCalledWith(banksia)
  })

  it('are laid over each other, any two of three, with a slider between them', async () => {
    const { person } = compare([wattle, banksia, grevillea])

    await person.click(screen.getByRole('tab', { name: 'Laid over' }))
    await person.selectOptions(screen.getByLabelText('Over it'), 'Grevillea')

    await screen.findByRole('img', { name: /^Grevillea laid over Wattle/ })
    const slider = screen.getByRole('slider', { name: 'How much of Grevillea over Wattle' })
    expect(slider.getAttribute('aria-valuetext')).toBe('50 % Grevillea')
    await person.click(screen.getByRole('button', { name: 'Mirror Grevillea' }))
    expect(screen.getByRole('button', { name: 'Mirror Grevillea', pressed: true })).toBeDefined()
  })
})

describe('a plan on the block', () => {
  it('shows the same fit as everywhere, and another one when rotated across', async () => {
    const { person } = show(<OnBlock design={wattle} onClose={() => {}} />, {
      state: 'TAS',
      blockWidth: 16,
      blockDepth: 34,
    })
    await screen.findByText('Fits, 1.5 m to spare')
    await screen.findByRole('img', { name: 'Wattle on a block of 16 m by 34 m, behind it 6.3 m of yard' })

    await person.click(screen.getByRole('button', { name: 'Turn' }))

    await screen.findByText('Turned: 9.2 m too wide')
  })

  it('shows the upper storey of a plan with two, with the ground floor below it', async () => {
    const bedroom = {
      ...room,
      id: 'b',
      name: 'Bed 2',
      kind: 'bedroom' as const,
      level: 'upper' as const,
      polygon,
    }
    fakeApi({
      'GET /api/profile': () => ({ body: aProfile({ blockWidth: 16, blockDepth: 34 }) }),
      'GET /api/designs/:id/outline': () => ({ body: { rooms: [{ ...room, polygon }, bedroom] } }),
    })
    const { person } = renderApp(<OnBlock design={wattle} onClose={() => {}} />)
    await screen.findByText('Kitchen')
    expect(screen.queryByText('Bed 2')).toBeNull()

    await person.click(screen.getByRole('button', { name: 'Upper' }))

    screen.getByText('Bed 2')
    expect(screen.queryByText('Kitchen')).toBeNull()
    screen.getByRole('img', { name: /^Wattle on a block of 16 m by 34 m, upper level, behind it/ })
  })

  it('has no storey switch for a single storey', async () => {
    show(<OnBlock design={wattle} onClose={() => {}} />, { blockWidth: 16 })
    await screen.findByText('Kitchen')

    expect(screen.queryByRole('group', { name: 'Level' })).toBeNull()
  })

  it('is drawn without its rooms when they fail to load', async () => {
    fakeApi({
      'GET /api/profile': () => ({ body: aProfile({ state: 'WA', blockWidth: 16 }) }),
      'GET /api/designs/:id/outline': noNetwork,
    })
    renderApp(<OnBlock design={wattle} onClose={() => {}} />)

    await screen.findByRole('img', { name: /^Wattle on a block of 16 m, / })
    expect(screen.getByRole('link', { name: 'WA Government planning' })).toBeDefined()
  })

  it('asks for the block where it is unknown', async () => {
    show(<OnBlock design={wattle} onClose={() => {}} />)

    expect((await screen.findByRole('link', { name: 'Add my block' })).getAttribute('href')).toBe(
      '/profile?edit=4',
    )
  })
})
