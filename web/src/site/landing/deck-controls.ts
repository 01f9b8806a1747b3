import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import type { DeckElements } from './deck-elements.ts'

/** Adds keys, and buttons in place of the two words: a drag must not be the only way. */
export function addControls({ deck, axis }: DeckElements, decide: (action: SwipeAction) => void) {
  axis?.removeAttribute('aria-hidden')
  deck.tabIndex = 0
  deck.setAttribute('aria-label', 'Try the deck: right arrow to like, left arrow to pass')
  deck.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight') decide('like')
    else if (event.key === 'ArrowLeft') decide('pass')
    else return
    event.preventDefault()
  })
  for (const action of ['pass', 'like'] as const) {
    const word = deck.querySelector<HTMLElement>(`[data-side="${action}"]`)
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = word?.textContent ?? action
    button.addEventListener('click', () => decide(action))
    word?.replaceChildren(button)
  }
}
