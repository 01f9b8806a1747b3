import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { factsOf } from '../../../facts.ts'
import { rear } from '../../../geometry/geometry.ts'
import type { Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { yardTwo } from './yard-two.ts'

let plans: Plan[] = []
beforeAll(() => {
  plans = candidatesOf(yardTwo, 40).map(({ plan }) => plan)
})

test('a yard-two house has four bedrooms or more on a block of eleven to eleven and a half metres', () => {
  expect(plans.length).toBeGreaterThan(25)
  for (const plan of plans) {
    const beds = plan.levels.flatMap(({ rooms }) =>
      rooms.filter(({ kind }) => kind === 'bedroom' || kind === 'master'),
    )
    expect(beds.length).toBeGreaterThanOrEqual(4)
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(11.5)
  }
})

test('the living rooms of a yard-two house open to its yard', () => {
  for (const { levels } of plans) {
    const [ground] = levels
    const doors = ground.openings.filter(({ type }) => type === 'slider')
    const rooms = doors.flatMap(({ low, high }) => [low, high])
    expect(rooms.some((id) => id && ['courtyard', 'alfresco'].includes(id))).toBe(true)
  }
})

test('the main suite is above either end, or below with only children above', () => {
  const places = plans.map(({ levels: [ground, upper] }) => {
    if (roomOf(ground, 'master')) return 'below'
    const [master, stair] = [upper && roomOf(upper, 'master'), upper && roomOf(upper, 'stair')]
    return master && stair && rear(master.main) < rear(stair.main) ? 'street' : 'rear'
  })

  expect(new Set(places)).toEqual(new Set(['below', 'street', 'rear']))
})
