import { expect, test } from 'vitest'

import { attempt } from '#selection/choose.ts'
import { seedsOf } from '#plan/edition.ts'
import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { furnitureOf } from './furniture/furniture.ts'
import { CUT_HEIGHT_M } from './heights.ts'
import { floorOf } from './house/floors.ts'
import { openingsOf } from './house/openings.ts'
import { wallsOf } from './house/walls.ts'
import { toMetres } from './place.ts'
import { sceneOf, sceneText } from './scene.ts'
import type { Plane, Solid } from './solids.ts'

const SEEDS = 120

const made = new Map<string, Plan>()

/** Plan of the first seed that the template accepts. */
function planOf(template: (typeof TEMPLATES)[number]): Plan {
  const known = made.get(template.id)
  if (known) return known
  for (const seed of seedsOf(template, SEEDS)) {
    const plan = attempt(template, seed)
    if (!plan) continue
    made.set(template.id, plan)
    return plan
  }
  throw new Error(`No seed of ${template.id} makes a plan`)
}

const reachOf = ({ along, r, h }: Extract<Solid, { shape: 'drum' }>) =>
  along === 'z' ? [r, r] : along === 'x' ? [h / 2, r] : [r, h / 2]

function planeOf(solid: Solid): Plane {
  if (solid.shape === 'box' || solid.shape === 'plate') {
    const [x, y, , w, d] = solid.at
    return [x, y, w, d]
  }
  if (solid.shape === 'frustum') return solid.lower
  const [x, y] = solid.at
  const [rx, ry] = solid.shape === 'drum' ? reachOf(solid) : solid.radii
  return [x - (rx ?? 0), y - (ry ?? 0), 2 * (rx ?? 0), 2 * (ry ?? 0)]
}

/** Maximum distance by which a body sticks out of a rectangle of the plan, in metres. */
function overhang(solid: Solid, rect: { x: number; y: number; w: number; h: number }): number {
  const [x, y, w, d] = planeOf(solid)
  const [left, front] = [toMetres(rect.x), toMetres(rect.y)]
  const [right, rear] = [toMetres(rect.x + rect.w), toMetres(rect.y + rect.h)]
  return Math.max(left - x, front - y, x + w - right, y + d - rear)
}

const covers = ([x, y, w, d]: Plane, [px, py]: readonly [number, number]) =>
  px > x && px < x + w && py > y && py < y + d

test.each(TEMPLATES)('every piece of furniture of $id stands where the plan draws it', (template) => {
  for (const level of planOf(template).levels) {
    for (const piece of level.pieces) {
      const bodies = furnitureOf({ pieces: [piece] })
      const isStair = piece.type.startsWith('stair-')

      expect(bodies.length > 0 || isStair, piece.type).toBe(true)
      // Tolerance: chaises, quilts and mirrors stick out a little.
      expect(Math.max(0, ...bodies.map((body) => overhang(body, piece.rect))), piece.type).toBeLessThan(0.2)
    }
  }
})

test.each(TEMPLATES)('every door and opening of $id is free to walk through', (template) => {
  for (const level of planOf(template).levels) {
    const walls = wallsOf(level).map(planeOf)
    for (const { axis, band, span, type } of level.openings) {
      if (type === 'window') continue
      const across = toMetres((band[0] + band[1]) / 2)
      const along = toMetres((span[0] + span[1]) / 2)
      const middle = axis === 'x' ? ([across, along] as const) : ([along, across] as const)

      expect(walls.some((wall) => covers(wall, middle))).toBe(false)
    }
  }
})

test('windows are glazed from their sill to the cut of the walls', () => {
  const [template] = TEMPLATES
  const [level] = planOf(template!).levels

  const panes = openingsOf(level).filter((solid) => solid.paint === 'glass')

  const windows = level.openings.filter(({ type }) => type === 'window')
  expect(panes.length).toBeGreaterThanOrEqual(windows.length)
  for (const pane of panes) {
    const [, , z, , , height] = pane.shape === 'box' ? pane.at : [0, 0, 0, 0, 0, 0]
    expect(z + height).toBeCloseTo(CUT_HEIGHT_M, 1)
  }
})

test('floors match the plan: boards, tiles, carpet, decking, concrete', () => {
  const kinds = ['living', 'ensuite', 'master', 'alfresco', 'garage'] as const

  expect(kinds.map(floorOf)).toEqual(['timber', 'tile', 'carpet', 'deck', 'concrete'])
})

test('cars side by side have two colours', () => {
  const garages = TEMPLATES.map((template) => planOf(template).levels[0]).filter(
    ({ pieces }) => pieces.filter(({ type }) => type === 'car').length > 1,
  )

  expect(garages.length).toBeGreaterThan(5)
  for (const { pieces } of garages) {
    const cars = furnitureOf({ pieces: pieces.filter(({ type }) => type === 'car') })
    const paints = new Set(cars.map(({ paint }) => paint).filter((paint) => /^car[A-Z]/.test(paint)))
    paints.delete('carGlass')
    expect(paints.size).toBeGreaterThan(1)
  }
})

test('the view from the garden shows the same bodies from the other side, with light from the same corner', () => {
  const plan = planOf(TEMPLATES[0]!)

  const [street, garden] = [sceneOf(plan, 'street'), sceneOf(plan, 'garden')]

  expect(garden.storeys[0]?.solids).toEqual(street.storeys[0]?.solids)
  expect(garden.axes.right[0]).toBeCloseTo(-street.axes.right[0])
  expect(garden.axes.eye[2]).toBeCloseTo(street.axes.eye[2])
  const across = ({ axes, sun }: typeof street) => sun[0] * axes.right[0] + sun[1] * axes.right[1]
  expect(across(garden)).toBeCloseTo(across(street))
})

test('two storeys stand beside each other in one picture', () => {
  const plan = TEMPLATES.map(planOf).find(({ levels }) => levels.length > 1)

  const scene = sceneOf(plan!, 'street')

  expect(scene.storeys).toHaveLength(2)
  expect(scene.storeys[0]?.at.slice(0, 2)).toEqual([0, 0])
  expect(scene.storeys[1]?.at.slice(0, 2)).not.toEqual([0, 0])
})

test('the same plan always makes the same scene, another seed another one', () => {
  const [template] = TEMPLATES
  const plan = planOf(template!)

  const text = sceneText(sceneOf(plan, 'street'))

  expect(sceneText(sceneOf(attempt(template!, plan.seed)!, 'street'))).toBe(text)
  expect(sceneText(sceneOf({ ...plan, seed: 'another' }, 'street'))).not.toBe(text)
})
