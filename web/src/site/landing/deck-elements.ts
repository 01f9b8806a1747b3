/** Elements of the prerendered deck. `waiting` are the cards after the first three. */
export type DeckElements = {
  deck: HTMLElement
  stage: HTMLElement
  axis: HTMLElement | null
  run: HTMLElement | null
  slide: HTMLElement | null
  announcer: HTMLElement | null
  waiting: HTMLElement[]
}

export function deckElements(deck: HTMLElement): DeckElements | null {
  const find = (selector: string) => deck.querySelector<HTMLElement>(selector)
  const stage = find('[data-stage]')
  const more = deck.querySelector<HTMLTemplateElement>('[data-deck-more]')
  if (!stage || !more) return null
  return {
    deck,
    stage,
    axis: find('[data-axis]'),
    run: find('[data-run]'),
    slide: find('[data-slide]'),
    announcer: find('[data-deck-announcer]'),
    waiting: [...more.content.children].filter((each) => each instanceof HTMLElement),
  }
}

/** Card at a place: 0 is on top. */
export const cardAt = ({ stage }: DeckElements, place: number) =>
  stage.querySelector<HTMLElement>(`[data-card][data-place="${place}"]`)

/** Whether the end card is on top, which cannot be swiped. */
export const isFinished = (elements: DeckElements) => cardAt(elements, 0)?.dataset['end'] !== undefined

/** Loads the full pictures of the visible cards. */
export function sharpen({ stage }: DeckElements) {
  for (const hint of stage.querySelectorAll('[data-until-touched]')) hint.remove()
  for (const source of stage.querySelectorAll<HTMLElement>('[data-srcset]')) {
    source.setAttribute('srcset', source.dataset['srcset'] ?? '')
    delete source.dataset['srcset']
  }
}

/** Moves every card one place up, and adds the next one under them. */
export function moveUp(elements: DeckElements) {
  for (const place of [1, 2]) {
    const card = cardAt(elements, place)
    if (card) card.dataset['place'] = `${place - 1}`
  }
  const next = elements.waiting.shift()
  if (next) {
    elements.stage.prepend(next)
    // Force a layout at its start position, so that it moves to its place.
    next.getBoundingClientRect()
    next.dataset['place'] = '2'
  }
  sharpen(elements)
  if (isFinished(elements)) end(elements)
}

function end({ deck, stage, axis }: DeckElements) {
  // The end card has a link.
  stage.removeAttribute('aria-hidden')
  deck.removeAttribute('tabindex')
  if (axis) axis.style.visibility = 'hidden'
}
