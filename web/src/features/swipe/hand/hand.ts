import { STACK_SIZE } from '@dream/contract/rules/designs/swipe'
import { deckReducer, EMPTY_DECK, type Card, type Deck, type DeckEvent } from './deck.ts'

/** Number of rendered cards, one more than visible: the spare gets the next card while nothing moves. */
export const SLOTS = STACK_SIZE + 1

/** Position of a slot's card: 0 on top, 1 and 2 behind it, flying off, or hidden. */
export type Depth = 0 | 1 | 2 | 'leaving' | 'spare'

/** Deck with the four slots that render it. A slot keeps its elements and only changes its card. */
export type Hand = { deck: Deck; slots: readonly (Card | null)[]; leaving: readonly number[] }

export type HandEvent =
  | DeckEvent
  /** The card of this place has left, in an idle moment: its slot may take the next card. */
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
  // Cards dealt while one flies off are rendered once it has left.
  if (event.type === 'dealt' && hand.leaving.length > 0) return { ...hand, deck }
  const returned = deck.cards[0]?.place
  const leaving = event.type !== 'undone' ? hand.leaving : hand.leaving.filter((place) => place !== returned)
  return fill({ ...hand, deck, leaving }, SLOTS)
}

/** Assigns the first `count` cards to slots, except those where a card is still flying off. */
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
