import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import type { Template } from '../../../draft.ts'
import { factsOf, totalAreaOf } from '../../../facts.ts'
import type { Level, Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { siteOf } from '../../../site.ts'
import { shallowThree } from './shallow-three/shallow-three.ts'
import { shallowTwo } from './shallow-two/shallow-two.ts'
import { smallThree } from './small-three/small-three.ts'
import { smallTwo } from './small-two/small-two.ts'

const COMPACT = [smallTwo, smallThree, shallowTwo, shallowThree]
const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of COMPACT)
    made.set(
      template,
      candidatesOf(template, 40).map(({ plan }) => plan),
    )
})
const goodOf = (template: Template) => made.get(template) ?? []
const groundsOf = (template: Template) => goodOf(template).map(({ levels: [ground] }) => ground)

/** Centre of a room, as fractions of the house from the left and from the street. */
function placeOf(level: Level, id: string): readonly [number, number] {
  const room = roomOf(level, id)
  if (!room) throw new Error(`There is no ${id}.`)
  const { x, y, w, h } = footprintOf(level)
  return [(room.main.x + room.main.w / 2 - x) / w, (room.main.y + room.main.h / 2 - y) / h]
}
const isAtStreet = (level: Level, id: string) => placeOf(level, id)[1] < 0.4

test.each([
  [smallTwo, 2, 11.5, 150],
  [smallThree, 3, 13.5, 170],
  [shallowTwo, 2, 19, 170],
  [shallowThree, 3, 21, 205],
] as const)(
  '$0.id has its bedrooms and a car on one level of a small block',
  (template, bedrooms, lotM, m2) => {
    const plans = goodOf(template)
    expect(plans.length).toBeGreaterThan(13)
    for (const plan of plans) {
      const facts = factsOf(plan)
      const [ground] = plan.levels
      expect(facts.storeys).toBe(1)
      expect(facts.minLotWidth).toBeLessThanOrEqual(lotM)
      expect(totalAreaOf(facts)).toBeLessThanOrEqual(m2)
      expect(ground.rooms.filter(({ kind }) => kind === 'master' || kind === 'bedroom')).toHaveLength(
        bedrooms,
      )
      expect(ground.pieces.some(({ type }) => type === 'car')).toBe(true)
    }
  },
)

test('a small house with two bedrooms has sofa, kitchen, one bedroom or both at the street', () => {
  const fronts = groundsOf(smallTwo).map((ground) =>
    ['living', 'kitchen', 'master', 'bed2'].filter((id) => isAtStreet(ground, id)).join(),
  )

  expect(new Set(fronts)).toEqual(new Set(['living', 'kitchen', 'bed2', 'master,bed2']))
})

test('a small house with two bedrooms at the street has its car at a lane, and others at the street', () => {
  for (const plan of goodOf(smallTwo))
    expect(siteOf(plan).isLane).toBe(
      isAtStreet(plan.levels[0], 'master') && isAtStreet(plan.levels[0], 'bed2'),
    )
})

test.each([
  [shallowTwo, 11.6, 13, 17],
  [shallowThree, 12.5, 15, 19],
] as const)('$0.id is wide and not deep', (template, deepest, narrowest, widest) => {
  for (const plan of goodOf(template)) {
    const { houseDepth, houseWidth } = factsOf(plan)
    expect(houseDepth).toBeLessThanOrEqual(deepest)
    expect(houseWidth).toBeGreaterThan(narrowest)
    expect(houseWidth).toBeLessThanOrEqual(widest)
  }
})

/** Position of a room across the house, counted from the side of the car. */
function fromCar(level: Level, id: string): number {
  const [[at], [cars]] = [placeOf(level, id), placeOf(level, 'garage')]
  return cars < 0.5 ? at : 1 - at
}

test('a shallow house with two bedrooms has its living rooms between them and the car, between both, or before them', () => {
  const orders = groundsOf(shallowTwo).map((ground) => {
    if (placeOf(ground, 'alfresco')[1] < 0.4) return 'street'
    const [master, living, bed] = ['master', 'living', 'bed2'].map((id) => fromCar(ground, id))
    return (master ?? 0) < (living ?? 0) && (living ?? 0) < (bed ?? 0) ? 'between' : 'beside'
  })

  expect(new Set(orders)).toEqual(new Set(['street', 'between', 'beside']))
})

test('a small house with three bedrooms has all at the street, the main suite at the garden, or all around the bathrooms', () => {
  const kinds = groundsOf(smallThree).map((ground) => {
    if (isAtStreet(ground, 'master')) return 'street'
    return isAtStreet(ground, 'bed2') ? 'ends' : 'around'
  })

  expect(new Set(kinds)).toEqual(new Set(['street', 'ends', 'around']))
})

test('a small house with bathrooms in the middle has a lobby, the kitchen and the main bedroom around them', () => {
  const grounds = groundsOf(smallThree).filter((ground) => placeOf(ground, 'alfresco')[1] < 0.2)
  expect(grounds.length).toBeGreaterThan(2)
  for (const ground of grounds) {
    const [[bath, back], [lobby], [kitchen], [, master]] = [
      placeOf(ground, 'bath'),
      placeOf(ground, 'lobby'),
      placeOf(ground, 'kitchen'),
      placeOf(ground, 'master'),
    ]
    expect(bath > lobby).toBe(kitchen > bath)
    expect(master).toBeGreaterThan(back)
  }
})

test("the terrace of a small house may lie between the children's rooms and the main suite", () => {
  const between = groundsOf(smallThree).filter((ground) => {
    const [[, bed], [side, terrace], [suite, master]] = [
      placeOf(ground, 'bed3'),
      placeOf(ground, 'alfresco'),
      placeOf(ground, 'master'),
    ]
    return bed < terrace && terrace < master && side > 0.5 === suite > 0.5
  })

  expect(between.length).toBeGreaterThan(3)
})

test("the bedrooms of a shallow house share a wing, or the main suite is separated from the children's by living rooms, cars or a lobby", () => {
  const orders = groundsOf(shallowThree).map((ground) => {
    if (placeOf(ground, 'alfresco')[1] < 0.4) return 'street'
    const [master, living, bed, cars] = ['master', 'living', 'bed2', 'garage'].map(
      (id) => placeOf(ground, id)[0],
    )
    const isBetween = (at = 0) => (master ?? 0) < at === at < (bed ?? 0)
    if (isBetween(living)) return 'living'
    return Math.abs((cars ?? 0) - 0.5) < 0.2 ? 'cars' : 'wing'
  })

  expect(new Set(orders)).toEqual(new Set(['street', 'living', 'cars', 'wing']))
})

test('a shallow house with three bedrooms has two bathrooms', () => {
  for (const ground of groundsOf(shallowThree))
    expect(ground.rooms.filter(({ kind }) => kind === 'bathroom' || kind === 'ensuite')).toHaveLength(2)
})
