import { expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { right } from './geometry/geometry.ts'
import { footprintOf } from './build.ts'
import type { Plan } from './level.ts'
import { siteOf } from './site.ts'
import { cornerBlock } from './templates/single/wide/corner-block.ts'
import { duplexHalf } from './templates/single/narrow/duplex-half.ts'
import { rearSuite } from './templates/single/narrow/rear-suite.ts'

const plansOf = (template: typeof rearSuite, seeds = 3) =>
  candidatesOf(template, seeds).map((one) => one.plan)

/** Coordinate of the side that a plan shares with its neighbour. */
const sharedSide = ({ mirrored, levels: [ground] }: Plan) => {
  const house = footprintOf(ground)
  return mirrored ? right(house) : house.x
}

test('a house in the middle of its block needs a metre on both sides', () => {
  for (const plan of plansOf(rearSuite))
    expect(siteOf(plan)).toMatchObject({ isCorner: false, isHalf: false, sidesM: 2 })
})

test('the shared wall of half a duplex has no window and no door', () => {
  const plans = plansOf(duplexHalf)

  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    const at = sharedSide(plan)
    const through = plan.levels[0].openings.filter((one) => one.axis === 'x' && one.band.includes(at))
    expect(through).toEqual([])
    expect(siteOf(plan)).toMatchObject({ isCorner: false, isHalf: true, sidesM: 1 })
  }
})

test('a garage at the side street keeps room for a car before its door', () => {
  const plans = plansOf(cornerBlock, 9)

  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    const house = footprintOf(plan.levels[0])
    const door = plan.levels[0].openings.find((one) => one.type === 'roller')
    const recess = door?.low === null ? door.band[0] - house.x : right(house) - (door?.band[1] ?? 0)
    const { isCorner, sidesM: sides } = siteOf(plan)
    expect(isCorner).toBe(true)
    expect(sides - 1 + recess / 1000).toBeGreaterThanOrEqual(5.5)
  }
})
