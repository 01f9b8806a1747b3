import { expect, test } from 'vitest'
import { watchPresses } from './watch-presses.ts'

function aDeck() {
  const deck = document.createElement('figure')
  deck.innerHTML = '<p>card</p><span data-side="like">Like</span>'
  document.body.replaceChildren(deck)
  const fire = (selector: string, type: string) =>
    deck.querySelector(selector)?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  return { deck, fire }
}

test('a finger that is still on the card goes on with it', () => {
  const { deck, fire } = aDeck()
  const presses = watchPresses(deck)

  fire('p', 'pointerdown')

  expect(presses.take()?.type).toBe('pointerdown')
})

test('a tap on the card that is over is forgotten, or no later finger would be taken', () => {
  const { deck, fire } = aDeck()
  const presses = watchPresses(deck)

  fire('p', 'pointerdown')
  fire('p', 'pointerup')

  expect(presses.take()).toBeNull()
})

test('a press on Like counts although it is over', () => {
  const { deck, fire } = aDeck()
  const presses = watchPresses(deck)

  fire('span', 'pointerdown')
  fire('span', 'pointerup')

  expect(presses.take()?.target).toHaveProperty('textContent', 'Like')
})
