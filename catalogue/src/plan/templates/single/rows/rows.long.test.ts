import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import type { Template } from '../../../draft.ts'
import { factsOf } from '../../../facts.ts'
import { right } from '../../../geometry/geometry.ts'
import type { Level, Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { siteOf } from '../../../site.ts'
import { rowFour } from './row-four.ts'

const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of [rowFour])
    made.set(
      template,
      candidatesOf(template, 40).map(({ plan }) => plan),
    )
})
const goodOf = (template: Template) => made.get(template) ?? []

const rectOf = (level: Level, id: string) => {
  const room = roomOf(level, id)
  if (!room) throw new Error(`There is no ${id}.`)
  return room.main
}

test('a row house has its living rooms at the street and two cars at a lane, on a block of thirteen metres', () => {
  const plans = goodOf(rowFour)
  expect(plans.length).toBeGreaterThan(15)
  for (const plan of plans) {
    const [ground] = plan.levels
    expect(siteOf(plan).isLane).toBe(true)
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(13)
    expect(ground.pieces.filter(({ type }) => type === 'car')).toHaveLength(2)
    const day = ['living', 'kitchen', 'alfresco'].map((id) => rectOf(ground, id).y)
    expect(Math.min(...day) - footprintOf(ground).y).toBeLessThan(2500)
    expect(rectOf(ground, 'garage').y).toBeGreaterThan(Math.max(...day))
  }
})

test('all bedrooms of a row house lie along one side, the main suite first or last', () => {
  const isFirst = goodOf(rowFour).map(({ levels: [ground] }) => {
    const living = rectOf(ground, 'living')
    const beds = ground.rooms.filter(({ kind }) => kind === 'bedroom' || kind === 'master')
    const isRight = beds.every(({ main }) => main.x >= right(living))
    expect(isRight || beds.every(({ main }) => right(main) <= living.x)).toBe(true)
    return rectOf(ground, 'master').y < rectOf(ground, 'bed2').y
  })

  expect(new Set(isFirst)).toEqual(new Set([true, false]))
})
