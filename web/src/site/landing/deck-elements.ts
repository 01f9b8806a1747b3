/** The elements of the prerendered deck. `waiting` are the cards that come after the first three. */
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

/** The card at a place: 0 is on top. */
export const cardAt = ({ stage }: DeckElements, place: number) =>
  stage.querySelector<HTMLElement>(`[data-card][data-place="${place}"]`)

/** Whether the last card lies on top, which is no card to swipe. */
export const isFinished = (elements: DeckElements) => cardAt(elements, 0)?.dataset['end'] !== undefined

/** The cards behind were only hinted at. */
export function sharpen({ stage }: DeckElements) {
  for (const hint of stage.querySelectorAll('[data-until-touched]')) hint.remove()
  for (const source of stage.querySelectorAll<HTMLElement>('[data-srcset]')) {
    source.setAttribute('srcset', source.dataset['srcset'] ?? '')
    delete source.dataset['srcset']
  }
}

/** Every card one place up, and the next one under them. */
export function moveUp(elements: DeckElements) {
  for (const place of [1, 2]) {
    const card = cardAt(elements, place)
    if (card) card.dataset['place'] = `${place - 1}`
  }
  const next = elements.waiting.shift()
  if (next) {
    elements.stage.prepend(next)
    // Laid out once where it comes from, so that it moves to its place.
    next.getBoundingClientRect()
    next.dataset['place'] = '2'
  }
  sharpen(elements)
  if (isFinished(elements)) end(elements)
}

function end({ deck, stage, axis }: DeckElements) {
  // From here on there is a link in it.
  stage.removeAttribute('aria-hidden')
  deck.removeAttribute('tabindex')
  if (axis) axis.style.visibility = 'hidden'
}
