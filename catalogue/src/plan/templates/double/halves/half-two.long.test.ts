import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { factsOf } from '../../../facts.ts'
import type { Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { halfTwo } from './half-two.ts'

let plans: Plan[] = []
beforeAll(() => {
  plans = candidatesOf(halfTwo, 40).map(({ plan }) => plan)
})

test("the main suite of a half-two house is below, three children's rooms are above", () => {
  expect(plans.length).toBeGreaterThan(20)
  for (const { levels } of plans) {
    expect(roomOf(levels[0], 'master')).toBeDefined()
    expect(levels[1]?.rooms.filter(({ kind }) => kind === 'bedroom')).toHaveLength(3)
  }
})

test('the upper storey covers one half of the house, at the street or at the garden', () => {
  const isAtStreet = plans.map(({ levels: [ground, upper] }) => {
    const ends = (level = ground) =>
      level.rooms.flatMap(({ cells }) => cells.flatMap(({ y, h }) => [y, y + h]))
    const [from, to] = [Math.min(...ends(upper)), Math.max(...ends(upper))]
    expect(to - from).toBeLessThan(0.7 * Math.max(...ends()))
    return from < 3000
  })

  expect(new Set(isAtStreet)).toEqual(new Set([true, false]))
})

test('the main suite lies at the street or at the garden, and the playroom opens to the stairs', () => {
  const places = new Set(plans.map((plan) => factsOf(plan).masterPosition))

  expect(places).toEqual(new Set(['front', 'rear']))
  for (const { levels } of plans)
    expect(
      levels[1]?.boundaries.some(
        ({ kind, low, high }) =>
          kind === 'open' && [low, high].includes('activity') && [low, high].includes('landing'),
      ),
    ).toBe(true)
})

test('a half-two house fits a block of fourteen metres', () => {
  for (const plan of plans) expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(14)
})
