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

test('a finger that is still down continues with the card', () => {
  const { deck, fire } = aDeck()
  const presses = watchPresses(deck)

  fire('p', 'pointerdown')

  expect(presses.take()?.type).toBe('pointerdown')
})

test('a finished tap on the card is dropped, so that later fingers are accepted', () => {
  const { deck, fire } = aDeck()
  const presses = watchPresses(deck)

  fire('p', 'pointerdown')
  fire('p', 'pointerup')

  expect(presses.take()).toBeNull()
})

test('a press on Like counts even when it is finished', () => {
  const { deck, fire } = aDeck()
  const presses = watchPresses(deck)

  fire('span', 'pointerdown')
  fire('span', 'pointerup')

  expect(presses.take()?.target).toHaveProperty('textContent', 'Like')
})
