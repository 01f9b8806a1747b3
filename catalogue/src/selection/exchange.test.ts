import { expect, test } from 'vitest'
import { COLUMNS, ROWS, type Signature } from '#plan/distance.ts'
import { exchanged } from './exchange.ts'

const CELLS = COLUMNS * ROWS

/** A fake plan whose first cells are of another kind than the rest; two differ by the difference of their sizes. */
const sized = (part: number, template = 'a'): { signature: Signature } => ({
  signature: {
    template,
    storeys: [Uint8Array.from({ length: CELLS }, (_, at) => (at < part * CELLS ? 1 : 2))],
  },
})
const [none, near, middle, late, whole] = [sized(0), sized(0.1), sized(0.5), sized(0.85), sized(1)]
const options = { most: 9, perTemplate: () => 9, minDistance: 0.05, isToStay: () => false }

test('one of two similar plans is exchanged for a unique one', () => {
  expect(exchanged([none, near, whole], [middle], options)).toEqual([near, whole, middle])
})

test('no plan is exchanged for one that is not unique itself and makes no other unique', () => {
  const chosen = [none, middle, whole]

  expect(exchanged(chosen, [near, late], options)).toEqual(chosen)
})

test('a plan that is not unique comes in when it makes more of the remaining plans unique', () => {
  const [left, right] = [sized(0.3), sized(0.7)]
  const bridge = sized(0.5)
  const beside = sized(0.72)

  expect(exchanged([left, bridge, right], [beside], { ...options, minDistance: 0 })).toEqual([
    left,
    right,
    beside,
  ])
})

test('a plan that must stay is kept, and another one is exchanged', () => {
  const isToStay = (one: unknown) => one === none

  expect(exchanged([none, near, whole], [middle], { ...options, isToStay })).toEqual([none, whole, middle])
})

test('no more plans are exchanged than requested', () => {
  expect(exchanged([none, near, whole], [middle], { ...options, most: 0 })).toEqual([none, near, whole])
})

test('a template with a full share gets no more plans', () => {
  const perTemplate = (template: string) => (template === 'full' ? 1 : 9)
  const chosen = [none, near, sized(1, 'full')]

  expect(exchanged(chosen, [sized(0.5, 'full')], { ...options, perTemplate })).toEqual(chosen)
})
