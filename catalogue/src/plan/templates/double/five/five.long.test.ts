import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import type { Template } from '../../../draft.ts'
import { countOf, factsOf, totalAreaOf } from '../../../facts.ts'
import { overlaps } from '../../../geometry/geometry.ts'
import type { Level, Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { siteOf } from '../../../site.ts'
import { fiveSlim } from './five-slim.ts'
import { fiveUp } from './five-up.ts'

const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of [fiveUp, fiveSlim])
    made.set(
      template,
      candidatesOf(template, 40).map(({ plan }) => plan),
    )
})
const goodOf = (template: Template) => made.get(template) ?? []
const carsOf = ({ levels: [ground] }: Plan) => ground.pieces.filter(({ type }) => type === 'car')

/** Number of bedrooms on a storey. */
const bedroomsOn = (level: Level | undefined) =>
  level?.rooms.filter(({ kind }) => kind === 'master' || kind === 'bedroom').length ?? 0

/** Whether the main suite is above the street or above the garden. */
const parentsOf = ({ levels: [, upper] }: Plan) => {
  const [master, bed] = ['master', 'bed3'].map((id) => (upper ? roomOf(upper, id)?.main.y : 0) ?? 0)
  return (master ?? 0) < (bed ?? 0) ? 'street' : 'garden'
}

test('a five-up house has five bedrooms, three baths and two cars on a block of eleven to fourteen and a half metres', () => {
  expect(goodOf(fiveUp).length).toBeGreaterThan(25)
  for (const plan of goodOf(fiveUp)) {
    const facts = factsOf(plan)
    expect(countOf(plan, 'master', 'bedroom')).toBe(5)
    expect(countOf(plan, 'ensuite', 'bathroom')).toBe(3)
    expect(carsOf(plan)).toHaveLength(2)
    expect(facts.minLotWidth).toBeGreaterThanOrEqual(11)
    expect(facts.minLotWidth).toBeLessThanOrEqual(14.5)
    expect(totalAreaOf(facts)).toBeGreaterThan(230)
    expect(totalAreaOf(facts)).toBeLessThan(320)
  }
})

test('the main suite of a five-up house is above, at either end, and guests sleep below or not at all', () => {
  const kinds = goodOf(fiveUp).map((plan) => `${bedroomsOn(plan.levels[0])} ${parentsOf(plan)}`)

  expect(new Set(kinds)).toEqual(new Set(['0 street', '1 street', '1 garden']))
})

test('a lounge above opens to the stairs, and a void in the middle separates two bedrooms', () => {
  for (const { levels } of goodOf(fiveUp)) {
    const open = levels[1]?.boundaries.filter(({ kind }) => kind === 'open') ?? []
    expect(
      open.some(({ low, high }) => [low, high].includes('activity') && [low, high].includes('landing')),
    ).toBe(true)
  }
  const between = goodOf(fiveUp).filter(({ levels: [, upper] }) => {
    const [left, middle, right] = ['bed3', 'void', 'bed4'].map((id) => upper && roomOf(upper, id)?.main)
    return left && middle && right && left.y === right.y && left.x < middle.x === middle.x < right.x
  })

  expect(between.length).toBeGreaterThan(2)
})

test('a five-slim house has five bedrooms, three baths and one car on a block of nine to eleven metres', () => {
  expect(goodOf(fiveSlim).length).toBeGreaterThan(25)
  for (const plan of goodOf(fiveSlim)) {
    const facts = factsOf(plan)
    expect(countOf(plan, 'master', 'bedroom')).toBe(5)
    expect(countOf(plan, 'ensuite', 'bathroom')).toBe(3)
    expect(carsOf(plan)).toHaveLength(1)
    expect(facts.minLotWidth).toBeGreaterThanOrEqual(9)
    expect(facts.minLotWidth).toBeLessThanOrEqual(11)
  }
})

test('a five-slim house has its car at the street or at a lane, and its parents above the street or the garden', () => {
  const kinds = goodOf(fiveSlim).map((plan) => {
    const cars = siteOf(plan).isLane ? 'lane' : 'street'
    return `${cars} ${bedroomsOn(plan.levels[0])} ${parentsOf(plan)}`
  })

  expect(new Set(kinds)).toEqual(
    new Set(['street 1 garden', 'street 0 street', 'street 1 street', 'lane 1 street']),
  )
})

test('where all bedrooms of a five-slim house are above, they leave the court open to the sky', () => {
  for (const { levels } of goodOf(fiveSlim).filter(({ levels: [ground] }) => bedroomsOn(ground) === 0)) {
    const court = roomOf(levels[0], 'alfresco')?.main
    const rooms = levels[1]?.rooms.flatMap(({ cells }) => cells) ?? []
    expect(court && rooms.some((rect) => overlaps(rect, court))).toBe(false)
  }
})
