import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { footprintOf } from '#plan/build.ts'
import type { Plan } from '#plan/level.ts'
import { siteOf } from '#plan/site.ts'
import { TEMPLATES } from '#plan/templates/index.ts'
import { smallTwo } from '#plan/templates/single/compact/small-two/small-two.ts'
import { candidatesOf } from '#testing/candidates.ts'
import { baysOf, bodyOf } from './bays.ts'
import { drawStreet } from './draw-street.ts'
import { streetOf } from './project.ts'

const plans = TEMPLATES.flatMap((template) => candidatesOf(template, 12).slice(0, 1)).map(({ plan }) => plan)
const single = plans.filter(({ levels }) => levels.length === 1)

test('every house has a front in three styles, each under 8 kB compressed', () => {
  for (const plan of plans) {
    const drawn = drawStreet(plan)
    expect(drawn.map(({ style }) => style)).toEqual(['hipped', 'gabled', 'flat'])
    for (const { svg } of drawn) expect(gzipSync(svg).length).toBeLessThan(8000)
  }
})

test('the drawing has no invalid number, and refers only to what it defines', () => {
  for (const { svg } of plans.flatMap(drawStreet)) {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect([...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].filter(([, id]) => !ids.has(id))).toEqual([])
  }
})

/** Plans of a mid-block lot whose front door is at the side. */
const hasDoorAside = (plan: Plan) =>
  !siteOf(plan).isCorner &&
  plan.levels[0].openings.filter(({ type }) => type === 'entry').every(({ axis }) => axis === 'x')

test('the front shows the front door and the garage door, unless they are on another side', () => {
  for (const plan of plans) {
    const { openings } = streetOf(plan)
    const rollers = plan.levels[0].openings.filter(
      ({ type, axis, low }) => type === 'roller' && axis === 'y' && low === null,
    )
    expect(openings.some(({ type }) => type === 'entry')).toBe(!hasDoorAside(plan))
    if (rollers.length > 0) expect(openings.some(({ type }) => type === 'roller')).toBe(true)
  }
})

test('a house with its door at the side is drawn from the street all the same', () => {
  const [plan] = candidatesOf(smallTwo, 20)
    .map((one) => one.plan)
    .filter(hasDoorAside)
  if (!plan) throw new Error('No small house has its door at the side')
  const { u } = streetOf(plan).house

  expect(u[1] - u[0]).toBe(footprintOf(plan.levels[0]).w)
})

test('doors and windows of the front stand where the plan has them', () => {
  const plan = single.find(({ mirrored, template }) => !mirrored && template !== 'corner-block')
  const door = plan?.levels[0].openings.find(({ type }) => type === 'entry')

  expect(plan && streetOf(plan).openings.find(({ type }) => type === 'entry')?.u).toEqual(door?.span)
})

test('the bays of a front cover its width without overlap', () => {
  for (const plan of single) {
    const { rooms, house } = streetOf(plan)
    const bays = baysOf(rooms)
    for (const [index, { u }] of bays.slice(1).entries())
      expect(u[0]).toBeGreaterThanOrEqual(bays[index]?.u[1] ?? 0)
    expect(bays[0]?.u[0]).toBe(house.u[0])
    expect(bays.at(-1)?.u[1]).toBe(house.u[1])
  }
})

test('a garage on the boundary in front of the house is not under its main roof', () => {
  const rooms = [
    { u: [0, 5880], d: [0, 6000], storey: 'ground', kind: 'garage', id: 'garage' },
    { u: [1000, 9480], d: [6000, 22_000], storey: 'ground', kind: 'living', id: 'living' },
  ] as const

  expect(bodyOf(rooms.map((room) => ({ ...room }))).u).toEqual([1000, 9480])
})

test('the same house always has the same front', () => {
  const [plan] = plans
  expect(plan && drawStreet(plan)).toEqual(plan && drawStreet(plan))
})
