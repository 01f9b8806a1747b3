import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#selection/choose.ts'
import { footprintOf } from '../../../build.ts'
import type { Template } from '../../../draft.ts'
import { countOf, factsOf, totalAreaOf } from '../../../facts.ts'
import type { Level, Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { fiveFlat } from './five-flat.ts'

const FIVES = [fiveFlat]
const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of FIVES)
    made.set(
      template,
      candidatesOf(template, 40).map(({ plan }) => plan),
    )
})
const goodOf = (template: Template) => made.get(template) ?? []
const bedroomsOf = (plan: Plan) => countOf(plan, 'master', 'bedroom')
const bathsOf = (plan: Plan) => countOf(plan, 'ensuite', 'bathroom')
const carsOf = ({ levels: [ground] }: Plan) => ground.pieces.filter(({ type }) => type === 'car')

/** How far from the street the middle of a room lies, as a part of the house. */
function depthOf(level: Level, id: string): number {
  const room = roomOf(level, id)
  if (!room) throw new Error(`There is no ${id}.`)
  const { y, h } = footprintOf(level)
  return (room.main.y + room.main.h / 2 - y) / h
}

const endOf = (level: Level, id: string) =>
  depthOf(level, id) < 0.4 ? 'street' : depthOf(level, id) > 0.6 ? 'garden' : 'middle'

test('a five-flat house has five bedrooms and two cars on a block of eighteen metres or less', () => {
  expect(goodOf(fiveFlat).length).toBeGreaterThan(25)
  for (const plan of goodOf(fiveFlat)) {
    expect(bedroomsOf(plan)).toBe(5)
    expect([2, 3]).toContain(bathsOf(plan))
    expect(carsOf(plan)).toHaveLength(2)
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(18)
    expect(totalAreaOf(factsOf(plan))).toBeGreaterThan(230)
    expect(totalAreaOf(factsOf(plan))).toBeLessThan(300)
  }
})

test('parents and children of a five-flat house sleep at either end, or both at the same', () => {
  const ends = goodOf(fiveFlat).map(
    ({ levels: [ground] }) => `${endOf(ground, 'master')} ${endOf(ground, 'bed3')}`,
  )

  expect(new Set(ends)).toEqual(
    new Set(['street garden', 'garden street', 'garden middle', 'garden garden', 'middle garden']),
  )
})

test('a court that rooms surround lies between the guests and the table, beside a gallery', () => {
  const courts = goodOf(fiveFlat).flatMap(({ levels: [ground] }) =>
    roomOf(ground, 'courtyard') ? [ground] : [],
  )

  expect(courts.length).toBeGreaterThan(0)
  for (const ground of courts) {
    expect(depthOf(ground, 'bed5')).toBeLessThan(depthOf(ground, 'courtyard'))
    expect(depthOf(ground, 'courtyard')).toBeLessThan(depthOf(ground, 'dining'))
    expect(
      ground.boundaries
        .filter(({ low, high }) => low === 'courtyard' || high === 'courtyard')
        .every(({ kind }) => kind === 'external'),
    ).toBe(true)
  }
})
