import type { DrawnDesign } from '@dream/contract/api/designs/design'
import { expect, test } from 'vitest'

import { readDesigns } from './library-files.ts'
import { LIBRARY } from './library.ts'

const roomsOf = ({ plan }: DrawnDesign) => plan?.rooms ?? []

const bedroomsOf = (design: DrawnDesign) =>
  roomsOf(design)
    .filter(({ kind }) => kind === 'master' || kind === 'bedroom')
    .map(({ name }) => name)

/** Numbers in the names of rooms that are called "Bed", whatever their kind. */
const numbersOf = (design: DrawnDesign) =>
  roomsOf(design)
    .flatMap(({ name }) => /^Bed (.*)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)

const plans = (await readDesigns(LIBRARY)).filter(({ category }) => category === 'Floor Plan')

test('every plan of the library names all its bedrooms, each differently', () => {
  const wrong = plans.filter((design) => new Set(bedroomsOf(design)).size !== design.bedrooms)

  expect(plans.length).toBeGreaterThan(400)
  expect(wrong.map((design) => [design.title, design.bedrooms, bedroomsOf(design)])).toEqual([])
})

test('the bedrooms of every plan of the library are numbered from 2 without a gap', () => {
  const wrong = plans.filter((design) => numbersOf(design).some((number, at) => number !== at + 2))

  expect(wrong.map((design) => [design.title, numbersOf(design)])).toEqual([])
})
