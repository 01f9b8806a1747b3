import type { Design } from '@dream/contract/api/designs/design'
import { expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { overlapArea } from '#plan/geometry/geometry.ts'
import type { Plan } from '#plan/level.ts'
import { fiveUp } from '#plan/templates/double/five/five-up.ts'
import { gardenBelow } from '#plan/templates/double/garden-below/garden-below.ts'
import { highLiving } from '#plan/templates/double/high-living.ts'
import { laneCourt } from '#plan/templates/double/lane-court.ts'
import { openFoyer } from '#plan/templates/double/open-foyer/open-foyer.ts'
import { viewAbove } from '#plan/templates/double/view-above.ts'
import { describe } from './describe.ts'
import { featuresOf } from './phrases.ts'
import { traitsOf } from './traits.ts'

const picture = { level: null, light: '/media/plans/a/a.avif', dark: null, width: 1, height: 1 }
const told = [gardenBelow, highLiving, laneCourt, openFoyer, viewAbove]
  .flatMap((template) => candidatesOf(template, 6))
  .map(({ plan }) => ({
    plan,
    design: describe(
      { plan, title: 'Plan', words: { line: '', features: featuresOf(traitsOf(plan)) } },
      { cards: [picture], drawings: [picture], views: [] },
    ),
  }))

const roomsOn = (level: 'ground' | 'upper', { plan }: Design) =>
  plan?.rooms.filter((room) => room.level === level) ?? []
const isBedroom = (kind: string) => kind === 'master' || kind === 'bedroom'

test('living upstairs is said only of plans whose sofa is on the upper storey', () => {
  for (const { design } of told) {
    const isAbove = roomsOn('upper', design).some((room) => room.kind === 'living')

    expect(design.features.includes('Living upstairs')).toBe(isAbove)
    expect(design.tags.includes('living:upstairs')).toBe(isAbove)
    expect(design.lookingFor.includes('A view')).toBe(isAbove)
  }
})

test('children are upstairs when the upper storey has more than the main bedroom', () => {
  for (const { design } of told.filter((one) => one.design.interests.includes('Kids upstairs'))) {
    expect(roomsOn('upper', design).filter((room) => isBedroom(room.kind)).length).toBeGreaterThan(1)
  }
})

test('an entry open to the upper floor has a void over it, which is not counted as floor', () => {
  const open = told.filter(({ design }) => design.features.includes('Entry open to the upper floor'))

  expect(open.length).toBeGreaterThan(0)
  for (const { plan, design } of open) {
    expect(roomsOn('upper', design).some((room) => room.kind === 'void')).toBe(true)
    expect(design.plan?.areas.upper).toBeLessThan(grossOfUpper(plan))
  }
})

test('a void over the living rooms does not make a tall entry', () => {
  const [plan] = candidatesOf(fiveUp, 20)
    .map((one) => one.plan)
    .filter(({ levels }) => levels[1]?.rooms.some(({ kind }) => kind === 'void'))
    .filter(({ levels: [ground, upper] }) => {
      const over = upper?.rooms.find(({ kind }) => kind === 'void')?.main
      const table = ground.rooms.find(({ kind }) => kind === 'dining')?.main
      return over && table && overlapArea(over, table) > 0
    })

  const features = plan ? featuresOf(traitsOf(plan)) : []

  expect(features).toContain('Living open to the upper floor')
  expect(features).not.toContain('Entry open to the upper floor')
})

const grossOfUpper = ({ levels: [, upper] }: Plan) =>
  (upper?.cells ?? [])
    .filter((cell) => cell.room !== 'out' && cell.room !== 'balcony')
    .reduce((sum, { rect }) => sum + rect.w * rect.h, 0) / 1e6

test('a rear lane is required where the garage opens to the rear', () => {
  for (const { plan, design } of told) {
    const isBehind = plan.levels[0].openings.some((one) => one.type === 'roller' && one.low === 'garage')

    expect(design.features.includes('Garage on the rear lane')).toBe(isBehind)
    expect(design.tags.includes('site:rear-lane')).toBe(isBehind)
  }
})

test('the size named for a balcony is that of its clear floor', () => {
  const balconied = told.flatMap(({ design }) => {
    const said = design.features.map((text) => /^(\d+) m² balcony$/.exec(text)?.[1]).find((size) => size)
    return said ? [{ said: Number(said), rooms: roomsOn('upper', design) }] : []
  })

  expect(balconied.length).toBeGreaterThan(0)
  for (const { said, rooms } of balconied) {
    const area = rooms.filter((room) => room.name === 'Balcony').reduce((sum, room) => sum + room.area, 0)
    expect(Math.abs(said - area)).toBeLessThan(0.6)
  }
})
