import { expect, test } from 'vitest'

import { footprintOf } from '../../../build.ts'
import type { Template } from '../../../draft.ts'
import { factsOf } from '../../../facts.ts'
import type { Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { grow, overlaps } from '../../../geometry/geometry.ts'
import { siteOf } from '../../../site.ts'
import { candidatesOf } from '#testing/candidates.ts'
import { courtFour } from './around/court-four.ts'
import { gateFour } from './around/gate-four.ts'
import { streetFour } from './around/street-four.ts'
import { wingFour } from './around/wing-four.ts'
import { yardFour } from './around/yard-four.ts'
import { familyFour } from './family-four/family-four.ts'
import { slimFour } from './slim-four/slim-four.ts'
import { wideFour } from './wide-four/wide-four.ts'

const SIZES = [
  { template: slimFour, blockM: 10.5 },
  { template: familyFour, blockM: 12.5 },
  { template: yardFour, blockM: 12.5 },
  { template: wideFour, blockM: 14 },
  { template: streetFour, blockM: 15 },
  { template: courtFour, blockM: 15.5 },
  { template: gateFour, blockM: 15.5 },
  { template: wingFour, blockM: 16 },
] as const

const made = new Map<Template, Plan[]>()
function goodOf(template: Template): Plan[] {
  const plans = made.get(template) ?? candidatesOf(template, 60).map(({ plan }) => plan)
  made.set(template, plans)
  return plans
}

test.each(SIZES)('$template.id fits its block with two cars, on one level', ({ template, blockM }) => {
  const plans = goodOf(template)
  expect(plans.length).toBeGreaterThan(3)
  for (const plan of plans) {
    const facts = factsOf(plan)
    expect(facts.storeys).toBe(1)
    expect(facts.minLotWidth).toBeLessThanOrEqual(blockM)
    expect(facts.minLotDepth).toBeLessThanOrEqual(33)
    expect(plan.levels[0].pieces.filter((piece) => piece.type === 'car')).toHaveLength(2)
  }
})

test.each(SIZES)('many houses of $template.id have four bedrooms', ({ template }) => {
  const plans = goodOf(template)
  const fours = plans.filter(
    ({ levels: [{ rooms }] }) => rooms.filter(({ kind }) => kind === 'bedroom').length === 3,
  )

  expect(fours.length).toBeGreaterThan(plans.length / 3)
})

test('a garage on the boundary saves a metre, and no habitable room adjoins that wall', () => {
  const plans = goodOf(slimFour)
  const zero = plans.filter((plan) => siteOf(plan).isZeroLot)
  expect(zero.length).toBeGreaterThan(0)
  for (const plan of zero) {
    const house = footprintOf(plan.levels[0])
    expect(siteOf(plan).isHalf).toBe(false)
    expect(factsOf(plan).minLotWidth - house.w / 1000).toBeLessThan(1.5)
  }
})

test('each house around a garden has the layout that its name says', () => {
  for (const { levels } of goodOf(streetFour)) {
    const [living, kitchen] = [roomOf(levels[0], 'living'), roomOf(levels[0], 'kitchen')]
    expect(living?.main.y).toBeLessThan(kitchen?.main.y ?? 0)
  }
  for (const { levels } of goodOf(courtFour)) {
    const court = roomOf(levels[0], 'courtyard')?.main
    const around = levels[0].rooms.filter(({ kind }) =>
      ['kitchen', 'living', 'dining', 'hall'].includes(kind),
    )
    expect(around.filter(({ main }) => court && overlaps(grow(court, 1500), main)).length).toBeGreaterThan(2)
  }
  for (const { levels } of goodOf(wingFour)) {
    const [master, living, bed] = ['master', 'living', 'bed2'].map((id) => roomOf(levels[0], id)?.main.x ?? 0)
    expect((master ?? 0) < (living ?? 0)).toBe((living ?? 0) < (bed ?? 0))
  }
  for (const { levels } of goodOf(yardFour)) {
    const [garage, yard] = [roomOf(levels[0], 'garage'), roomOf(levels[0], 'alfresco')]
    expect(garage?.main.y).toBeGreaterThan(yard?.main.y ?? 0)
  }
  for (const { levels } of goodOf(gateFour)) {
    const [porch, garage, master] = ['porch', 'garage', 'master'].map(
      (id) => roomOf(levels[0], id)?.main.x ?? 0,
    )
    expect((porch ?? 0) < (garage ?? 0)).toBe((garage ?? 0) < (master ?? 0))
  }
})
