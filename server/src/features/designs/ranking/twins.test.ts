import { expect, it } from 'vitest'
import { aPlaced } from '#testing/designs/rankables.ts'
import { findTwins } from './twins.ts'

const familiesOf = (designs: Parameters<typeof findTwins>[0]) => [...findTwins(designs, 4).familyOf]

const house = (ordinal: number, houseWidth: number, plan: Parameters<typeof aPlaced>[0] = {}) =>
  aPlaced({ ordinal, ...plan, plan: { template: 'cottage', houseWidth, houseDepth: 20, ...plan.plan } })

it('plans of one template with the same rooms and nearly the same size are twins, mirrored or not', () => {
  const families = familiesOf([
    house(0, 10, { plan: { garageSide: 'left' } }),
    house(1, 10.3, { plan: { garageSide: 'right' } }),
  ])

  expect(families).toEqual([1, 1, 0, 0])
})

it.each([
  ['is wider', house(1, 10.4)],
  ['is deeper', house(1, 10, { plan: { houseDepth: 20.6 } })],
  ['has a bedroom more', house(1, 10, { bedrooms: 5 })],
  ['is of another template', house(1, 10, { plan: { template: 'homestead' } })],
  ['has other rooms', house(1, 10, { plan: { rooms: [] } })],
])('a plan that %s is no twin', (_, other) => {
  expect(familiesOf([house(0, 10), other])).toEqual([0, 0, 0, 0])
})

it('a chain of small steps does not make twins of its ends', () => {
  const families = familiesOf([house(0, 10), house(1, 10.25), house(2, 10.5), house(3, 10.75)])

  expect(families).toEqual([1, 1, 2, 2])
})

it('a kitchen has none', () => {
  expect([
    ...familiesOf([aPlaced({ category: 'Kitchen' }), aPlaced({ ordinal: 1, category: 'Kitchen' })]),
  ]).toEqual([0, 0, 0, 0])
})
