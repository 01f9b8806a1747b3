import { beforeAll, expect, test } from 'vitest'

import { attempt, remake } from '#selection/choose.ts'
import type { Template } from '../../draft.ts'
import { seedsOf } from '../../edition.ts'
import { factsOf } from '../../facts.ts'
import type { Plan } from '../../level.ts'
import { right, spanOverlap } from '../../geometry/geometry.ts'
import { stairIn, stepsOf } from '../../stairs/stairs.ts'
import { gardenBelow } from './garden-below/garden-below.ts'
import { highLiving } from './high-living.ts'
import { laneCourt } from './lane-court.ts'
import { openFoyer } from './open-foyer/open-foyer.ts'
import { sideStair } from './side-stair.ts'
import { slimTower } from './slim-tower/slim-tower.ts'
import { viewAbove } from './view-above.ts'

const DOUBLES = [gardenBelow, slimTower, sideStair, viewAbove, openFoyer, highLiving, laneCourt]
const SEEDS = 16
const MAX_SEEDS = 120

const made = new Map<Template, Plan[]>()
beforeAll(() => {
  for (const template of DOUBLES)
    made.set(
      template,
      Array.from({ length: SEEDS }, (_, seed) => attempt(template, String(seed))).filter(
        (plan) => plan !== null,
      ),
    )
})

const plansOf = (template: Template): Plan[] => made.get(template) ?? []
const idsOn = ({ levels }: Plan, storey: 0 | 1) => levels[storey]?.rooms.map((room) => room.id) ?? []
/** Rooms that occur in no good plan of the first seeds. */
function neverMade(template: Template, rooms: readonly string[]): string[] {
  const missing = new Set(rooms)
  for (const seed of seedsOf(template, MAX_SEEDS).toReversed()) {
    const plan = missing.size > 0 ? attempt(template, seed) : null
    if (plan) for (const id of [...idsOn(plan, 0), ...idsOn(plan, 1)]) missing.delete(id)
  }
  return [...missing]
}

test.each(DOUBLES)('the stairs of $id are comfortable', (template) => {
  for (const plan of plansOf(template)) {
    const stair = stairIn(plan.levels[0])
    const {
      riseMm: rise,
      goingMm: going,
      widthMm: width,
    } = stair ? stepsOf(stair) : { riseMm: 0, goingMm: 0, widthMm: 0 }

    expect(rise).toBeLessThanOrEqual(190)
    expect(going).toBeGreaterThanOrEqual(240)
    expect(width).toBeGreaterThanOrEqual(900)
  }
})

test.each([viewAbove, highLiving])(
  '$id has sofa, table, kitchen and a balcony above, and cars and bedrooms below',
  (template) => {
    for (const plan of plansOf(template)) {
      expect(idsOn(plan, 1)).toEqual(expect.arrayContaining(['living', 'dining', 'kitchen', 'balcony']))
      expect(idsOn(plan, 0)).toEqual(expect.arrayContaining(['garage', 'bed2', 'bed3']))
    }
  },
)

test('a side-stair house fits a block of ten and a half metres with four or five bedrooms', () => {
  for (const plan of plansOf(sideStair)) {
    expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(10.5)
    expect(['bed4', 'master']).toEqual(
      idsOn(plan, 1)
        .filter((id) => id === 'bed4' || id === 'master')
        .sort(),
    )
  }
})

test('60 cm are free between bath and vanity of a slim-tower house, mirrored or not', () => {
  const baths = Array.from({ length: 20 }, (_, index) => remake(slimTower, `2.${150 + index}`))
    .map((plan) => plan?.levels[1]?.pieces.filter(({ room }) => room === 'bath') ?? [])
    .map((pieces) => ['bath', 'vanity'].map((type) => pieces.find((piece) => piece.type === type)?.rect))
  const gaps = baths.flatMap(([bath, vanity]) =>
    bath && vanity && spanOverlap([bath.y, bath.y + bath.h], [vanity.y, vanity.y + vanity.h]) > 0
      ? [Math.max(vanity.x - right(bath), bath.x - right(vanity))]
      : [],
  )

  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(600)
})

test('guests of an open-foyer house sleep below with a bathroom of their own', () => {
  for (const plan of plansOf(openFoyer))
    expect(idsOn(plan, 0)).toEqual(expect.arrayContaining(['guest', 'ens2', 'pdr']))
})

test('cars reach a lane-court house from the lane behind it', () => {
  for (const { levels } of plansOf(laneCourt)) {
    const roller = levels[0].openings.find((one) => one.type === 'roller')
    const rears = levels[0].rooms.flatMap((room) => room.cells.map((rect) => rect.y + rect.h))

    expect(roller?.band[1]).toBe(Math.max(...rears))
  }
})

test.each([
  [sideStair, ['nook', 'activity', 'bed5', 'mudroom', 'scullery', 'pantry']],
  [viewAbove, ['media', 'lounge', 'study', 'ens2', 'mudroom', 'alfresco']],
  [openFoyer, ['void', 'nook', 'study', 'media', 'activity', 'bed5']],
  [highLiving, ['balcony2', 'bed4', 'bed5', 'activity', 'mudroom']],
  [slimTower, ['bed4', 'activity', 'nook']],
  [gardenBelow, ['mudroom', 'media', 'study', 'guest', 'bed5', 'balcony', 'activity']],
  [laneCourt, ['courtyard', 'alfresco', 'media', 'bed4', 'nook', 'wir', 'bath2', 'pdr']],
] as const)(
  'every switch of a template turns up in its good plans',
  (template, rooms) => {
    expect(neverMade(template, rooms)).toEqual([])
  },
  60_000,
)
