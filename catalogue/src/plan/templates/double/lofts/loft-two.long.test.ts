import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { factsOf } from '../../../facts.ts'
import type { Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { loftTwo } from './loft-two.ts'

let plans: Plan[] = []
beforeAll(() => {
  plans = candidatesOf(loftTwo, 40).map(({ plan }) => plan)
})

test('a loft-two house has sofa, table, kitchen and a balcony above, on a block of ten metres', () => {
  expect(plans.length).toBeGreaterThan(25)
  for (const plan of plans) {
    const above = plan.levels[1]?.rooms.map(({ id }) => id)
    expect(above).toEqual(expect.arrayContaining(['living', 'dining', 'kitchen', 'balcony']))
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(10)
  }
})

test('two cars stand at the street or at a lane', () => {
  const sides = plans.map(({ levels: [ground] }) => {
    expect(ground.pieces.filter(({ type }) => type === 'car')).toHaveLength(2)
    return (roomOf(ground, 'garage')?.main.y ?? 0) < 3000
  })

  expect(new Set(sides)).toEqual(new Set([true, false]))
})

test('the children sleep above where the main suite is below, and the other way round', () => {
  const isBelow = plans.map(({ levels: [ground, upper] }) => {
    const below = Boolean(roomOf(ground, 'master'))
    expect(Boolean(upper && roomOf(upper, 'master'))).toBe(!below)
    expect(Boolean(upper && roomOf(upper, 'bed2'))).toBe(below)
    return below
  })

  expect(new Set(isBelow)).toEqual(new Set([true, false]))
})
