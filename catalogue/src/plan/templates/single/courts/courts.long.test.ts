import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../../build.ts'
import type { Template } from '../../../draft.ts'
import { factsOf } from '../../../facts.ts'
import type { Level, Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { chequerFour } from './chequer-four.ts'
import { hFour } from './h-four.ts'
import { sideFour } from './side-four.ts'
import { sunFour } from './sun-four.ts'

const COURTS = [hFour, sideFour, sunFour, chequerFour]
const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of COURTS)
    made.set(
      template,
      candidatesOf(template, 40).map(({ plan }) => plan),
    )
})
const goodOf = (template: Template) => made.get(template) ?? []

/** Centre of a room, as fractions of the house from the left and from the street. */
function placeOf(level: Level, id: string): readonly [number, number] {
  const room = roomOf(level, id)
  if (!room) throw new Error(`There is no ${id}.`)
  const { x, y, w, h } = footprintOf(level)
  return [(room.main.x + room.main.w / 2 - x) / w, (room.main.y + room.main.h / 2 - y) / h]
}

test.each(COURTS)('$id has its cars on a block of sixteen metres or less, on one level', (template) => {
  const plans = goodOf(template)
  expect(plans.length).toBeGreaterThan(8)
  for (const plan of plans) {
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(16)
    expect(factsOf(plan).storeys).toBe(1)
    expect(plan.levels[0].pieces.filter(({ type }) => type === 'car')).toHaveLength(
      factsOf(plan).minLotWidth > 13.5 ? 2 : 1,
    )
  }
})

test('front door, table and terrace of an H house lie between its bars, and nothing lies there at the street', () => {
  for (const { levels } of goodOf(hFour)) {
    const [ground] = levels
    const [porch, dining, alfresco] = ['porch', 'dining', 'alfresco'].map((id) => placeOf(ground, id))
    for (const place of [porch, dining, alfresco])
      expect(Math.abs((place?.[0] ?? 0) - 0.5)).toBeLessThan(0.15)
    expect(porch?.[1]).toBeLessThan(dining?.[1] ?? 0)
    expect(dining?.[1]).toBeLessThan(alfresco?.[1] ?? 0)
    expect((roomOf(ground, 'porch')?.main.y ?? 0) - footprintOf(ground).y).toBeGreaterThan(2000)
  }
})

test("living rooms, main suite or children's rooms may lie behind the cars of an H house", () => {
  const behind = goodOf(hFour).map(({ levels: [ground] }) => {
    const [cars] = placeOf(ground, 'garage')
    return ['living', 'master', 'bed2'].filter((id) => placeOf(ground, id)[0] > 0.5 === cars > 0.5).join()
  })

  expect(new Set(behind)).toEqual(new Set(['living', 'master', 'bed2']))
})

test('a path along a side house leads to its front door, which faces the street from the middle', () => {
  for (const { levels } of goodOf(sideFour)) {
    const [ground] = levels
    const [across, back] = placeOf(ground, 'porch')
    expect(ground.openings.find(({ type }) => type === 'entry')?.axis).toBe('y')
    expect(Math.abs(across - 0.5)).toBeGreaterThan(0.4)
    expect(back).toBeGreaterThan(0.25)
    expect(back).toBeLessThan(0.65)
  }
})

test('the main suite of a side house is at the street, behind the cars or behind the front door', () => {
  const places = goodOf(sideFour).map(({ levels: [ground] }) => {
    const [[across, back], [cars], [, door]] = [
      placeOf(ground, 'master'),
      placeOf(ground, 'garage'),
      placeOf(ground, 'porch'),
    ]
    if (across > 0.5 === cars > 0.5) return 'cars'
    return back < door ? 'street' : 'door'
  })

  expect(new Set(places)).toEqual(new Set(['street', 'cars', 'door']))
})

test('terrace and living rooms of a sun house face the street, and all bedrooms lie behind them', () => {
  const widths = goodOf(sunFour).map((plan) => {
    const [ground] = plan.levels
    const [, terrace] = placeOf(ground, 'alfresco')
    expect(terrace).toBeLessThan(0.25)
    for (const bed of ['master', 'bed2', 'bed3']) expect(placeOf(ground, bed)[1]).toBeGreaterThan(0.4)
    return factsOf(plan).minLotWidth
  })

  expect(Math.min(...widths)).toBeLessThanOrEqual(13.5)
  expect(Math.max(...widths)).toBeGreaterThan(15)
})

test('kitchen and sofa of a chequered house lie on opposite sides, with a court beside each', () => {
  for (const { levels } of goodOf(chequerFour)) {
    const [ground] = levels
    const [[kitchen], [living], [terrace, back]] = [
      placeOf(ground, 'kitchen'),
      placeOf(ground, 'living'),
      placeOf(ground, 'alfresco'),
    ]
    const first = placeOf(ground, 'kitchen')[1] < placeOf(ground, 'living')[1] ? kitchen : living
    expect(kitchen > 0.5).not.toBe(living > 0.5)
    expect(terrace > 0.5).not.toBe(first > 0.5)
    expect(back).toBeGreaterThan(0.35)
    expect(back).toBeLessThan(0.65)
  }
})

test("main suite or children's rooms of a chequered house are at the street, and guests may have a bathroom of their own", () => {
  const grounds = goodOf(chequerFour).map(({ levels: [ground] }) => ground)
  const front = grounds.map((ground) => placeOf(ground, 'master')[1] < placeOf(ground, 'bed2')[1])

  expect(new Set(front)).toEqual(new Set([true, false]))
  expect(grounds.some((ground) => roomOf(ground, 'guest') && roomOf(ground, 'ens2'))).toBe(true)
})
