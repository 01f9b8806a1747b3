import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../../build.ts'
import type { Template } from '../../../../draft.ts'
import { factsOf } from '../../../../facts.ts'
import { areaOf, boundsOf } from '../../../../geometry/geometry.ts'
import { PASSAGES } from '../../../../kinds.ts'
import type { Level, Plan } from '../../../../level.ts'
import { roomOf } from '../../../../level.ts'
import { legFour } from './leg-four.ts'
import { linkFour } from './link-four.ts'
import { podFour } from './pod-four.ts'
import { quarterFour } from './quarter-four.ts'

const SHAPES = [podFour, legFour, linkFour, quarterFour]
const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of SHAPES)
    made.set(
      template,
      candidatesOf(template, 24).map(({ plan }) => plan),
    )
})
const goodOf = (template: Template) => made.get(template) ?? []

const bedroomsOf = ({ rooms }: Level) =>
  rooms.filter(({ kind }) => kind === 'bedroom' || kind === 'master').length
/** Room that a bedroom's door opens from. */
const before = ({ openings }: Level, bed: string) =>
  openings
    .filter((one) => one.type !== 'window' && (one.low === bed || one.high === bed))
    .map((one) => (one.low === bed ? one.high : one.low))

test.each(SHAPES)(
  '$id has two cars and mostly four bedrooms on a block of sixteen metres or less',
  (template) => {
    const plans = goodOf(template)
    expect(plans.length).toBeGreaterThan(8)
    for (const plan of plans) {
      expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(16)
      expect(plan.levels[0].pieces.filter(({ type }) => type === 'car')).toHaveLength(2)
    }
    expect(plans.filter(({ levels }) => bedroomsOf(levels[0]) === 4).length).toBeGreaterThan(plans.length / 2)
  },
)

test("the children's rooms of a pod house open to a playroom, never to a hall", () => {
  for (const { levels } of goodOf(podFour))
    for (const bed of ['bed2', 'bed3']) expect(before(levels[0], bed)).toEqual(['activity'])
})

test('a pod house may fit a block of thirteen and a half metres', () => {
  const widths = goodOf(podFour).map((plan) => factsOf(plan).minLotWidth)

  expect(Math.min(...widths)).toBeLessThanOrEqual(13.5)
  expect(Math.max(...widths)).toBeGreaterThan(14)
})

test('a leg house has a garden beside its living rooms, as wide as a room', () => {
  for (const { levels } of goodOf(legFour)) {
    const [ground] = levels
    const shared = ground.rooms.filter(({ kind }) => ['living', 'dining', 'kitchen'].includes(kind))
    const { w } = boundsOf(shared.flatMap(({ cells }) => cells))
    expect(footprintOf(ground).w - w).toBeGreaterThan(3000)
  }
})

test("the two bars of a link house contain the main suite and the children's rooms", () => {
  const isParentsFirst = goodOf(linkFour).map(({ levels }) => {
    const [master, bed, living] = ['master', 'bed2', 'living'].map((id) => roomOf(levels[0], id)?.main.y ?? 0)
    expect((master ?? 0) < (living ?? 0)).toBe((living ?? 0) < (bed ?? 0))
    return (master ?? 0) < (bed ?? 0)
  })

  expect(new Set(isParentsFirst)).toEqual(new Set([true, false]))
})

test.each(SHAPES)('$id uses little floor for circulation', (template) => {
  for (const { levels } of goodOf(template)) {
    const sum = (rooms: Level['rooms']) =>
      rooms.flatMap(({ cells }) => cells.map(areaOf)).reduce((a, b) => a + b, 0)
    const halls = levels[0].rooms.filter(({ kind }) => PASSAGES.has(kind))
    expect(sum(halls) / sum(levels[0].rooms)).toBeLessThan(0.1)
  }
})
