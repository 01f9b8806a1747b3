import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDealtKitchen } from '#testing/designs.ts'
import { SwipeCard } from './swipe-card.tsx'

const card = (depth: 0 | 1) => (
  <SwipeCard design={aDealtKitchen({ title: 'Oak galley' })} place={0} depth={depth} onOpen={() => {}} />
)

it('screen readers announce the top card by the name of its design', () => {
  render(card(0))

  expect(screen.getByRole('article', { name: 'Oak galley' })).toBeDefined()
})

it('a card behind it is hidden from screen readers and cannot be reached by keyboard', () => {
  render(card(1))

  expect(screen.queryByRole('article')).toBeNull()
  const buttons = screen.getAllByRole('button', { hidden: true })
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual(buttons.map(() => -1))
})
