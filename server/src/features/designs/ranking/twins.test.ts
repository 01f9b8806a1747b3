import { expect, it } from 'vitest'
import { aPlaced } from '#testing/designs/rankables.ts'
import { findTwins } from './twins.ts'

const house = (ordinal: number, houseWidth: number, plan: Parameters<typeof aPlaced>[0] = {}) =>
  aPlaced({ ordinal, ...plan, plan: { template: 'cottage', houseWidth, houseDepth: 20, ...plan.plan } })

it('plans of one template with the same rooms and nearly the same size are twins, mirrored or not', () => {
  const twins = findTwins([
    house(0, 10, { plan: { garageSide: 'left' } }),
    house(1, 10.3, { plan: { garageSide: 'right' } }),
  ])

  expect([twins.get(0), twins.get(1)]).toEqual([[1], [0]])
})

it.each([
  ['is wider', house(1, 10.4)],
  ['is deeper', house(1, 10, { plan: { houseDepth: 20.6 } })],
  ['has a bedroom more', house(1, 10, { bedrooms: 5 })],
  ['is of another template', house(1, 10, { plan: { template: 'homestead' } })],
  ['has other rooms', house(1, 10, { plan: { rooms: [] } })],
])('a plan that %s is no twin', (_, other) => {
  expect([...findTwins([house(0, 10), other])]).toEqual([])
})

it('a row of small steps makes no twins of its ends', () => {
  const twins = findTwins([house(0, 10), house(1, 10.25), house(2, 10.5), house(3, 10.75)])

  expect(Object.fromEntries(twins)).toEqual({ 0: [1], 1: [0], 2: [3], 3: [2] })
})

it('a kitchen has none', () => {
  expect([
    ...findTwins([aPlaced({ category: 'Kitchen' }), aPlaced({ ordinal: 1, category: 'Kitchen' })]),
  ]).toEqual([])
})
