import { expect, it } from 'vitest'
import { aDealtDesign } from '#testing/designs.ts'
import { depthOf, EMPTY_HAND, handReducer, type Hand, type HandEvent } from './hand.ts'

const deal = (from: number, to: number): HandEvent => ({
  type: 'dealt',
  designs: Array.from({ length: to - from }, (_, i) => aDealtDesign({ title: `${from + i}` }, from + i)),
})
const after = (...events: HandEvent[]): Hand => events.reduce(handReducer, EMPTY_HAND)
/** Formats each slot as 'title depth'. */
const shown = (hand: Hand) =>
  hand.slots.map((card) => (card ? `${card.design.title} ${depthOf(hand, card)}` : 'nothing'))
const swipe: HandEvent = { type: 'decided', action: 'like' }

it('renders three cards and one spare', () => {
  expect(shown(after(deal(0, 5)))).toEqual(['0 0', '1 1', '2 2', '3 spare'])
})

it('a swiped card keeps its slot while it flies off, and the others move up at once', () => {
  expect(shown(after(deal(0, 6), swipe))).toEqual(['0 leaving', '1 0', '2 1', '3 2'])
})

it('gives its slot to the next card once it has left', () => {
  const hand = after(deal(0, 6), swipe, { type: 'left', place: 0 })

  expect(shown(hand)).toEqual(['4 spare', '1 0', '2 1', '3 2'])
})

it('two quick swipes fly off together and the stack fills when they are gone', () => {
  const quick = after(deal(0, 8), swipe, swipe)
  expect(shown(quick)).toEqual(['0 leaving', '1 leaving', '2 0', '3 1'])

  const left = handReducer(handReducer(quick, { type: 'left', place: 0 }), { type: 'left', place: 1 })

  expect(shown(left)).toEqual(['4 2', '5 spare', '2 0', '3 1'])
})

it('a card answered elsewhere leaves the top at once, and the next ones move up', () => {
  const { id } = aDealtDesign({}, 0)

  expect(shown(after(deal(0, 5), { type: 'forgotten', id }))).toEqual(['4 spare', '1 0', '2 1', '3 2'])
})

it('an undone card returns to the top, also while it is still flying off', () => {
  expect(shown(after(deal(0, 5), swipe, { type: 'undone' }))).toEqual(['0 0', '1 1', '2 2', '3 spare'])
})

it('an undone card takes its slot back from the spare', () => {
  const hand = after(deal(0, 6), swipe, { type: 'left', place: 0 }, { type: 'undone' })

  expect(shown(hand)).toEqual(['0 0', '1 1', '2 2', '3 spare'])
})

it('the last cards leave empty slots', () => {
  const hand = after(deal(0, 1), swipe, { type: 'left', place: 0 })

  expect(shown(hand)).toEqual(['0 spare', 'nothing', 'nothing', 'nothing'])
})

it('cards dealt while one flies off are rendered when it has left', () => {
  const flying = after(deal(0, 3), swipe, deal(3, 6))
  expect(shown(flying)).toEqual(['0 leaving', '1 0', '2 1', 'nothing'])

  expect(shown(handReducer(flying, { type: 'left', place: 0 }))).toEqual(['4 spare', '1 0', '2 1', '3 2'])
})
