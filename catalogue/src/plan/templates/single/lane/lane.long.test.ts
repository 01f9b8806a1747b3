import { beforeAll, expect, test } from 'vitest'

import { type Candidate, candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import { factsOf } from '../../../facts.ts'
import { rear } from '../../../geometry/geometry.ts'
import type { Level } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { siteOf } from '../../../site.ts'
import { mewsFour } from './mews-four.ts'

let good: readonly Candidate[] = []
beforeAll(() => {
  good = candidatesOf(mewsFour, 60)
})

const rectOf = (level: Level, id: string) => {
  const room = roomOf(level, id)
  if (!room) throw new Error(`There is no ${id}.`)
  return room.main
}

test('a mews house has its front door at the street and two cars at the lane, on a block of thirteen metres', () => {
  expect(good.length).toBeGreaterThan(20)
  for (const { plan } of good) {
    const [ground] = plan.levels
    expect(siteOf(plan).isLane).toBe(true)
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(13)
    expect(ground.pieces.filter(({ type }) => type === 'car')).toHaveLength(2)
    expect(rectOf(ground, 'porch').y - footprintOf(ground).y).toBeLessThan(1000)
  }
})

test('a court between the bars of a mews house is open to the side boundary', () => {
  for (const { plan } of good) {
    const [ground] = plan.levels
    const [alfresco, entry, garage] = ['alfresco', 'entry', 'garage'].map((id) => rectOf(ground, id))
    const { x, w } = footprintOf(ground)
    if (!alfresco || !entry || !garage) throw new Error('A room is missing.')
    expect(alfresco.y).toBeGreaterThan(rear(entry) - 1500)
    expect(rear(alfresco)).toBeLessThan(garage.y)
    expect(Math.min(alfresco.x - x, x + w - alfresco.x - alfresco.w)).toBeLessThan(50)
  }
})

test("the street bar of a mews house has the main suite, the children's rooms or the living rooms", () => {
  const first = good.map(({ plan }) => {
    const [ground] = plan.levels
    const ys = ['master', 'bed2', 'dining'].map((id) => rectOf(ground, id).y)
    return ys.indexOf(Math.min(...ys))
  })

  expect(new Set(first)).toEqual(new Set([0, 1, 2]))
})
