import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { REFILL_AT, UNDO_DEPTH, type SwipeAction } from '@dream/contract/rules/designs/swipe'

/** Card with its place in the order of dealing, which is unique and never changes. */
export type Card = { place: number; design: DealtDesign }
export type Decided = { card: Card; action: SwipeAction }

/** Deck: `cards[0]` is on top; `past` can be undone, latest last. */
export type Deck = { cards: readonly Card[]; past: readonly Decided[]; nextPlace: number }

export type DeckEvent =
  | { type: 'dealt'; designs: readonly DealtDesign[] }
  /** Restores the deck: its cards, and the undo history. */
  | { type: 'resumed'; designs: readonly DealtDesign[]; past: readonly Decided[] }
  /** Replaces the cards under the top one by better ones. */
  | { type: 'redealt'; designs: readonly DealtDesign[] }
  /** Starts a review of the passed cards: a new hand without undo history. */
  | { type: 'reviewed' }
  | { type: 'decided'; action: SwipeAction }
  | { type: 'undone' }
  /** A swipe was changed elsewhere: its card leaves the hand and the undo history, and may be dealt again. */
  | { type: 'forgotten'; id: unknown }

export const EMPTY_DECK: Deck = { cards: [], past: [], nextPlace: 0 }

export function deckReducer(deck: Deck, event: DeckEvent): Deck {
  if (event.type === 'dealt') return append(deck, event.designs)
  if (event.type === 'resumed') return append(resume(event.past), event.designs)
  if (event.type === 'decided') return advance(deck, event.action)
  if (event.type === 'redealt') return append(keepTop(deck), event.designs)
  if (event.type === 'reviewed') return { ...deck, cards: [], past: [] }
  if (event.type === 'forgotten') {
    const isOther = ({ design }: Card) => design.id !== event.id
    return { ...deck, cards: deck.cards.filter(isOther), past: deck.past.filter(({ card }) => isOther(card)) }
  }
  return undo(deck)
}

function resume(past: readonly Decided[]): Deck {
  const last = past.at(-1)
  return { cards: [], past, nextPlace: last ? last.card.place + 1 : 0 }
}

function keepTop(deck: Deck): Deck {
  const cards = deck.cards.slice(0, 1)
  return { ...deck, cards, nextPlace: cards[0] ? cards[0].place + 1 : deck.nextPlace }
}

function append(deck: Deck, designs: readonly DealtDesign[]): Deck {
  const known = new Set([...deck.cards, ...deck.past.map((each) => each.card)].map((card) => card.design.id))
  const added: Card[] = []
  for (const design of designs) {
    if (known.has(design.id)) continue
    known.add(design.id)
    added.push({ place: deck.nextPlace + added.length, design })
  }
  if (added.length === 0) return deck
  return { ...deck, cards: [...deck.cards, ...added], nextPlace: deck.nextPlace + added.length }
}

function advance(deck: Deck, action: SwipeAction): Deck {
  const [card, ...cards] = deck.cards
  if (!card) return deck
  return { ...deck, cards, past: [...deck.past, { card, action }].slice(-UNDO_DEPTH) }
}

function undo(deck: Deck): Deck {
  const last = deck.past.at(-1)
  if (!last) return deck
  return { ...deck, cards: [last.card, ...deck.cards], past: deck.past.slice(0, -1) }
}

export const topOf = (deck: Deck): Card | undefined => deck.cards[0]
export const needsRefill = (deck: Deck): boolean => deck.cards.length <= REFILL_AT
