import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import type { Template } from '../../../draft.ts'
import { countOf, factsOf, totalAreaOf } from '../../../facts.ts'
import type { Level, Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { fiveFlat } from './five-flat.ts'
import { sixWide } from './six-wide.ts'

const FIVES = [fiveFlat, sixWide]
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

/** Distance of a room's centre from the street, as a fraction of the house. */
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

test("main suite and children's rooms of a five-flat house are at opposite ends, or both at the same", () => {
  const ends = goodOf(fiveFlat).map(
    ({ levels: [ground] }) => `${endOf(ground, 'master')} ${endOf(ground, 'bed3')}`,
  )

  expect(new Set(ends)).toEqual(
    new Set(['street garden', 'garden street', 'garden middle', 'garden garden', 'middle garden']),
  )
})

test('a court surrounded by rooms lies between the guest room and the table, beside a gallery', () => {
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

test('a six-wide house has six bedrooms, three baths and two living rooms on a block of eighteen to twenty-four metres', () => {
  expect(goodOf(sixWide).length).toBeGreaterThan(20)
  for (const plan of goodOf(sixWide)) {
    const facts = factsOf(plan)
    expect(bedroomsOf(plan)).toBe(6)
    expect(bathsOf(plan)).toBe(3)
    expect(countOf(plan, 'living', 'media', 'activity')).toBeGreaterThan(1)
    expect(facts.minLotWidth).toBeGreaterThanOrEqual(18)
    expect(facts.minLotWidth).toBeLessThanOrEqual(24)
    expect(totalAreaOf(facts)).toBeGreaterThan(280)
    expect(totalAreaOf(facts)).toBeLessThan(360)
  }
})

test('the second living room of a six-wide house lies at the street, among the children or beside the first', () => {
  const places = goodOf(sixWide).map(({ levels: [ground] }) => {
    const second = ['media', 'lounge', 'activity'].find((id) => roomOf(ground, id)) ?? ''
    return `${endOf(ground, 'master')} ${second} ${endOf(ground, second)}`
  })

  expect(new Set(places)).toEqual(
    new Set([
      'street media street',
      'garden lounge street',
      'garden media middle',
      'street activity garden',
      'street lounge street',
    ]),
  )
})
