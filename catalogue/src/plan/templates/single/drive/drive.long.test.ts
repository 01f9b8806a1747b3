import { beforeAll, expect, test } from 'vitest'

import { type Candidate, candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import { factsOf } from '../../../facts.ts'
import { rear } from '../../../geometry/geometry.ts'
import { roomOf } from '../../../level.ts'
import { driveFour } from './drive-four.ts'

let good: readonly Candidate[] = []
beforeAll(() => {
  good = candidatesOf(driveFour, 40)
})

test('the car of a drive house stands far behind its verandah, on a block of sixteen metres or less', () => {
  expect(good.length).toBeGreaterThan(20)
  for (const { plan } of good) {
    const [ground] = plan.levels
    const [porch, garage] = ['porch', 'garage'].map((id) => roomOf(ground, id)?.main)
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(16)
    expect(ground.pieces.filter(({ type }) => type === 'car')).toHaveLength(1)
    expect((garage?.y ?? 0) - (porch ? rear(porch) : 0)).toBeGreaterThan(4000)
  }
})

test('nothing stands in front of the garage of a drive house', () => {
  for (const { plan } of good) {
    const [ground] = plan.levels
    const garage = roomOf(ground, 'garage')
    const isLeft = (garage?.main.x ?? 0) < footprintOf(ground).x + footprintOf(ground).w / 2
    const before = ground.rooms.filter(
      ({ id, main }) =>
        id !== 'garage' &&
        garage &&
        main.y < garage.main.y &&
        (isLeft ? main.x < garage.main.x + garage.main.w : main.x + main.w > garage.main.x),
    )
    expect(before.map(({ id }) => id)).toEqual([])
  }
})

test('a drive house has three bedrooms or four, and its living rooms at the street, in the middle or at the garden', () => {
  const living = good.map(({ plan }) => {
    const [ground] = plan.levels
    const { y, h } = footprintOf(ground)
    const main = roomOf(ground, 'living')?.main
    return main ? Math.floor(((main.y + main.h / 2 - y) / h) * 3) : -1
  })
  const beds = good.map(({ plan }) => plan.levels[0].rooms.filter(({ kind }) => kind === 'bedroom').length)

  expect(new Set(living)).toEqual(new Set([0, 1, 2]))
  expect(new Set(beds)).toEqual(new Set([2, 3]))
})
