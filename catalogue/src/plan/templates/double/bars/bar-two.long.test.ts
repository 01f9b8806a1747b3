import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import { factsOf } from '../../../facts.ts'
import type { Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { barTwo } from './bar-two.ts'

let plans: Plan[] = []
beforeAll(() => {
  plans = candidatesOf(barTwo, 60).map(({ plan }) => plan)
})

test('the upper storey of a bar-two house is no wider than the bar, and no bedroom lies over the wing', () => {
  expect(plans.length).toBeGreaterThan(25)
  for (const { levels } of plans) {
    const [ground, upper] = levels
    expect(upper && footprintOf(upper).w).toBeLessThan(0.56 * footprintOf(ground).w)
    expect(upper && roomOf(upper, 'master')).toBeDefined()
  }
})

test('cars come from the street or from a lane, and the main suite lies above either end', () => {
  const kinds = plans.map(({ levels: [ground, upper] }) => {
    const house = footprintOf(ground)
    const roller = ground.openings.find(({ type }) => type === 'roller')
    const master = upper && roomOf(upper, 'master')?.main
    const isLane = (roller?.band[0] ?? 0) > house.y + house.h / 2
    return `${isLane ? 'lane' : 'street'} ${(master?.y ?? 0) < house.h / 2 ? 'front' : 'rear'}`
  })

  expect(new Set(kinds)).toEqual(new Set(['lane front', 'lane rear', 'street front', 'street rear']))
})

test('guests of a bar-two house, if any, have a bathroom of their own below', () => {
  const grounds = plans.map(({ levels }) => levels[0])

  expect(grounds.some((ground) => roomOf(ground, 'guest'))).toBe(true)
  for (const ground of grounds) expect(Boolean(roomOf(ground, 'guest'))).toBe(Boolean(roomOf(ground, 'ens2')))
})

test('a bar-two house fits a block of fourteen metres', () => {
  for (const plan of plans) expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(14)
})
