import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { kindsOf, shelvesOf } from './shelves.ts'

const kitchen = aLikedDesign({ category: 'Kitchen', title: 'Galley' }, 1)
const wattle = aLikedDesign({ title: 'Wattle' }, 2)
const banksia = aLikedDesign({ title: 'Banksia' }, 3)

it('counts each liked category, floor plans before the rest', () => {
  const shelves = shelvesOf(kindsOf([kitchen, wattle, banksia]))

  expect(shelves.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'All 3',
    'Floor plans 2',
    'Kitchens 1',
  ])
})

it('has one shelf when all likes are of one category', () => {
  expect(shelvesOf(kindsOf([wattle, banksia])).map((shelf) => shelf.label)).toEqual(['Floor plans'])
})
