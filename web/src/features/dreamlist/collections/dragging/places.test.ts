import { expect, test } from 'vitest'
import { movedTo, placeAfter, wayOf } from './places.ts'

/** Three items of 100 px with gaps of 10 px. */
const slots = [0, 110, 220].map((start) => ({ start, size: 100 }))

test.each([
  [0, 50, 0],
  [0, 111, 1],
  [0, 221, 2],
  [0, 900, 2],
  [2, -109, 2],
  [2, -111, 1],
  [1, -900, 0],
])('item %i moved by %i px gets index %i', (from, by, to) => {
  expect(placeAfter(slots, from, by)).toBe(to)
})

test.each([
  [{ from: 0, to: 2 }, [0, -110, -110]],
  [{ from: 2, to: 1 }, [0, 110, 0]],
  [{ from: 1, to: 1 }, [0, 0, 0]],
])('the others make way for %o', (move, ways) => {
  expect(slots.map((_, at) => wayOf(slots, at, move))).toEqual(ways)
})

test.each([
  ['to the front', { shown: ['a', 'b', 'c'], id: 'c', to: 0 }, ['c', 'a', 'b', 'hidden']],
  ['between two', { shown: ['a', 'b', 'c'], id: 'a', to: 1 }, ['b', 'a', 'hidden', 'c']],
  ['to the end of what is shown', { shown: ['a', 'b'], id: 'a', to: 1 }, ['b', 'a', 'hidden', 'c']],
  ['nowhere when it is alone', { shown: ['b'], id: 'b', to: 0 }, ['b', 'a', 'hidden', 'c']],
])('an id goes %s, and hidden ids stay', (_, move, wanted) => {
  expect(movedTo(['a', 'b', 'hidden', 'c'], move)).toEqual(wanted)
})
