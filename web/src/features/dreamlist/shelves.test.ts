import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { onShelf, shelvesOf } from './shelves.ts'

const kitchen = aLikedDesign({ category: 'Kitchen', title: 'Galley' }, 1)
const wattle = aLikedDesign({ title: 'Wattle' }, 2)
const banksia = aLikedDesign({ title: 'Banksia' }, 3)

it('counts each liked category, floor plans before the rest', () => {
  const shelves = shelvesOf([kitchen, wattle, banksia])

  expect(shelves.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'All 3',
    'Floor plans 2',
    'Kitchens 1',
  ])
})

it('has one shelf when everything is of one kind', () => {
  expect(shelvesOf([wattle, banksia]).map((shelf) => shelf.label)).toEqual(['Floor plans'])
})

it('shows floor plans first and keeps the order of the likes', () => {
  expect(onShelf([kitchen, wattle, banksia], 'all').map((design) => design.title)).toEqual([
    'Wattle',
    'Banksia',
    'Galley',
  ])
})

it('keeps the rest back while more plans may come', () => {
  expect(onShelf([kitchen, wattle], 'all', { hasMore: true })).toEqual([wattle])
  expect(onShelf([kitchen], 'Kitchen', { hasMore: true })).toEqual([kitchen])
})

it('shows one category alone', () => {
  expect(onShelf([kitchen, wattle], 'Kitchen')).toEqual([kitchen])
})
