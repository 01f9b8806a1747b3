import { describe, expect, it } from 'vitest'
import { aDealtDesign } from '#testing/designs.ts'
import { deckReducer, EMPTY_DECK, needsRefill, topOf, type Deck } from './deck.ts'

const designs = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => aDealtDesign({ title: `Plan ${from + i}` }, from + i))
const dealt = (count: number): Deck => deckReducer(EMPTY_DECK, { type: 'dealt', designs: designs(count) })
const titles = (deck: Deck) => deck.cards.map((card) => card.design.title)
const swiped = (deck: Deck, times: number): Deck =>
  times === 0 ? deck : swiped(deckReducer(deck, { type: 'decided', action: 'pass' }), times - 1)

describe('the deck', () => {
  it('brings the next card up when the top one is decided', () => {
    const deck = deckReducer(dealt(5), { type: 'decided', action: 'like' })

    expect(topOf(deck)?.design.title).toBe('Plan 1')
    expect(deck.past.map((each) => each.action)).toEqual(['like'])
  })

  it.each([
    [5, 0, false],
    [5, 2, false],
    [5, 3, true],
    [5, 5, true],
  ])('with %i dealt and %i swiped, requests more: %s', (count, times, asks) => {
    expect(needsRefill(swiped(dealt(count), times))).toBe(asks)
  })

  it('appends a batch without cards that it holds or could undo', () => {
    const deck = swiped(dealt(5), 1)

    const refilled = deckReducer(deck, { type: 'dealt', designs: designs(7) })

    expect(titles(refilled)).toEqual(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4', 'Plan 5', 'Plan 6'])
  })

  it('deals a card again whose swipe was undone elsewhere, and no longer offers that undo', () => {
    const deck = swiped(dealt(5), 1)
    const id = deck.past[0]?.card.design.id

    const forgotten = deckReducer(deck, { type: 'forgotten', id })
    const refilled = deckReducer(forgotten, { type: 'dealt', designs: designs(1) })

    expect(forgotten.past).toEqual([])
    expect(titles(refilled)).toEqual(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4', 'Plan 0'])
  })

  it.each([0, 1, 4])('a card answered elsewhere leaves the hand from place %i', (at) => {
    const deck = dealt(5)

    const forgotten = deckReducer(deck, { type: 'forgotten', id: deck.cards[at]?.design.id })

    expect(titles(forgotten)).toEqual(titles(deck).filter((title) => title !== `Plan ${at}`))
    expect(forgotten.past).toEqual([])
  })

  it('keeps one of two equal cards of one batch', () => {
    const batch = [...designs(2), ...designs(2)]

    expect(titles(deckReducer(EMPTY_DECK, { type: 'dealt', designs: batch }))).toEqual(['Plan 0', 'Plan 1'])
  })

  it('is the same object when a batch brings nothing new', () => {
    const deck = dealt(3)

    expect(deckReducer(deck, { type: 'dealt', designs: designs(3) })).toBe(deck)
  })

  it('gives each card a place of its own, also after an undo', () => {
    const undone = deckReducer(swiped(dealt(3), 2), { type: 'undone' })

    const refilled = deckReducer(undone, { type: 'dealt', designs: designs(2, 3) })

    expect(refilled.cards.map((card) => card.place)).toEqual([1, 2, 3, 4])
  })

  it('undoes ten swipes and no more', () => {
    let deck = swiped(dealt(12), 12)
    for (let i = 0; i < 15; i++) deck = deckReducer(deck, { type: 'undone' })

    expect(deck.cards).toHaveLength(10)
    expect(topOf(deck)?.design.title).toBe('Plan 2')
    expect(deck.past).toEqual([])
  })

  it('keeps the top card when better ones are dealt under it, with consecutive places', () => {
    const deck = deckReducer(swiped(dealt(5), 1), { type: 'redealt', designs: designs(2, 20) })

    expect(titles(deck)).toEqual(['Plan 1', 'Plan 20', 'Plan 21'])
    expect(deck.cards.map((card) => card.place)).toEqual([1, 2, 3])
  })

  it('deals passed cards again in a review', () => {
    const deck = deckReducer(swiped(dealt(3), 3), { type: 'reviewed' })

    expect(titles(deckReducer(deck, { type: 'dealt', designs: designs(3) }))).toHaveLength(3)
  })

  it('has nothing to decide when it is empty', () => {
    expect(deckReducer(EMPTY_DECK, { type: 'decided', action: 'like' })).toBe(EMPTY_DECK)
  })
})
