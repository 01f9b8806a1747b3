import type { Picture } from '@dream/contract/api/designs/design'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { aDealtDesign } from '#testing/designs.ts'
import { pagesOf } from './pages.ts'
import { PlanViewer } from './plan-viewer.tsx'

const HOUSE = '/media/dollhouse/house.0123456789ab.avif'
const model: Picture = { level: null, light: HOUSE, dark: null, width: 720, height: 960 }

function Viewer({ views = [model] }: { views?: Picture[] }) {
  const design = aDealtDesign({ views })
  const [shown, setShown] = useState(0)
  return (
    <PlanViewer
      title={design.title}
      pages={pagesOf(design)}
      shown={shown}
      onShow={setShown}
      isWhole={false}
    />
  )
}

const choice = (name: string) => screen.getByRole('button', { name })

it('switches from the plan to its doll’s house, which says that it is a concept', async () => {
  render(<Viewer />)
  expect(screen.getByRole('img', { name: 'Drawing of Wattle' })).toBeDefined()
  expect(screen.queryByText('Concept render')).toBeNull()

  await userEvent.click(choice('Doll’s house'))

  const house = screen.getByRole('img', { name: /^Doll’s house of Wattle, a concept render/ })
  expect(house.getAttribute('src')).toBe(HOUSE)
  expect(screen.getByText('Concept render')).toBeDefined()
  expect(choice('Doll’s house').getAttribute('aria-pressed')).toBe('true')
})

it('switches with the keyboard alone', async () => {
  render(<Viewer />)

  choice('Doll’s house').focus()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('img', { name: /^Doll’s house/ })).toBeDefined()
})

it('has no switch while a plan has no doll’s house', () => {
  render(<Viewer views={[]} />)

  expect(screen.queryByRole('button')).toBeNull()
})

it('preloads the doll’s house while the plan is shown', () => {
  const { container } = render(<Viewer />)

  const ahead = container.querySelector(`img[src="${HOUSE}"]`)

  expect(ahead?.hasAttribute('hidden')).toBe(true)
})

it('shows a placeholder until the doll’s house is loaded', async () => {
  render(<Viewer />)
  await userEvent.click(choice('Doll’s house'))
  const house = screen.getByRole('img', { name: /^Doll’s house/ })
  expect(house.dataset['loaded']).toBeUndefined()

  fireEvent.load(house)

  expect(house.dataset['loaded']).toBe('')
})

it('shows the front in another style, and keeps it', async () => {
  const street = (style: string): Picture => ({
    ...model,
    light: `/media/plans/a/street-${style}.0123abcd.svg`,
  })
  render(<Viewer views={[model, street('hipped'), street('flat')]} />)
  expect(screen.queryByRole('group', { name: 'Style of the front' })).toBeNull()

  await userEvent.click(choice('Street'))
  const front = () => screen.getByRole('img', { name: 'Wattle from the street, drawn to scale' })
  expect(front().getAttribute('src')).toContain('street-hipped')
  await userEvent.click(choice('Flat roof'))

  expect(front().getAttribute('src')).toContain('street-flat')
  expect(screen.queryByText('Concept render')).toBeNull()
  await userEvent.click(choice('Doll’s house'))
  await userEvent.click(choice('Street'))
  expect(front().getAttribute('src')).toContain('street-flat')
})

it('turns a doll’s house to another side, independently of the style of the front', async () => {
  const from = (side: string): Picture => ({ ...model, light: `/media/dollhouse/${side}.0123456789ab.avif` })
  const street = (style: string): Picture => ({
    ...model,
    light: `/media/plans/a/street-${style}.0123abcd.svg`,
  })
  const { container } = render(
    <Viewer views={[from('street'), from('garden'), street('hipped'), street('gabled'), street('flat')]} />,
  )
  await userEvent.click(choice('Street'))
  await userEvent.click(choice('Flat roof'))

  await userEvent.click(choice('Doll’s house'))
  expect(choice('From the street').getAttribute('aria-pressed')).toBe('true')
  expect(container.querySelector('img[hidden]')?.getAttribute('src')).toContain('/garden.')
  await userEvent.click(choice('From the garden'))

  const house = screen.getByRole('img', { name: /^Doll’s house of Wattle from its garden/ })
  expect(house.getAttribute('src')).toContain('/garden.')
  await userEvent.click(choice('Street'))
  expect(choice('Flat roof').getAttribute('aria-pressed')).toBe('true')
})

it('says that a drawing failed to load, and retries when the network is back', () => {
  render(<Viewer />)
  const drawing = screen.getByRole('img', { name: 'Drawing of Wattle' })

  fireEvent.error(drawing)
  expect(screen.getByRole('status').textContent).toContain('Couldn’t load this drawing.')
  fireEvent(window, new Event('online'))

  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('img', { name: 'Drawing of Wattle' })).not.toBe(drawing)
})
