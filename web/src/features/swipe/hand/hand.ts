import { STACK_SIZE } from '@dream/contract/rules/designs/swipe'
import { deckReducer, EMPTY_DECK, type Card, type Deck, type DeckEvent } from './deck.ts'

/** One more than are seen: the spare gets the next card while nothing moves. */
export const SLOTS = STACK_SIZE + 1

/** Where a slot's card is: 0 on top, 1 and 2 behind it, flying off, or out of sight. */
export type Depth = 0 | 1 | 2 | 'leaving' | 'spare'

/** The deck and the four drawn cards it is shown with. A slot keeps its elements for good and only changes its card. */
export type Hand = { deck: Deck; slots: readonly (Card | null)[]; leaving: readonly number[] }

export type HandEvent =
  | DeckEvent
  /** The card of this place has flown off and nothing hurries: its slot may take the next card. */
  | { type: 'left'; place: number }

export const EMPTY_HAND: Hand = {
  deck: EMPTY_DECK,
  slots: Array.from({ length: SLOTS }, () => null),
  leaving: [],
}

export function handReducer(hand: Hand, event: HandEvent): Hand {
  if (event.type === 'left') {
    return fill({ ...hand, leaving: hand.leaving.filter((place) => place !== event.place) }, SLOTS)
  }
  const deck = deckReducer(hand.deck, event)
  if (deck === hand.deck) return hand
  if (event.type === 'decided') {
    const gone = hand.deck.cards[0]
    return fill({ ...hand, deck, leaving: gone ? [...hand.leaving, gone.place] : hand.leaving }, STACK_SIZE)
  }
  // Cards that come while one flies are drawn once it has left.
  if (event.type === 'dealt' && hand.leaving.length > 0) return { ...hand, deck }
  const returned = deck.cards[0]?.place
  const leaving = event.type !== 'undone' ? hand.leaving : hand.leaving.filter((place) => place !== returned)
  return fill({ ...hand, deck, leaving }, SLOTS)
}

/** Gives the first `count` cards their slots, except those where a card still flies off. */
function fill(hand: Hand, count: number): Hand {
  const { deck, leaving } = hand
  const slots = hand.slots.map((shown, slot) => {
    if (shown && leaving.includes(shown.place)) return shown
    return deck.cards.slice(0, count).find((card) => card.place % SLOTS === slot) ?? shown
  })
  return { ...hand, slots }
}

export function depthOf(hand: Hand, card: Card): Depth {
  if (hand.leaving.includes(card.place)) return 'leaving'
  const index = hand.deck.cards.slice(0, STACK_SIZE).findIndex((each) => each.place === card.place)
  if (index === 0 || index === 1 || index === 2) return index
  return 'spare'
}
