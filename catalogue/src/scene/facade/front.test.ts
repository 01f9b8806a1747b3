import type { PlanFacts, PlanRoom } from '@dream/contract/api/designs/design'
import { expect, it } from 'vitest'
import { farthestStep, frontOf } from './front.ts'

const room = (kind: PlanRoom['kind'], [x0, x1]: readonly [number, number], y: number): PlanRoom => ({
  id: kind,
  name: kind,
  kind,
  level: 'ground',
  polygon: [
    [x0, y],
    [x1, y],
    [x1, y + 4000],
    [x0, y + 4000],
  ],
  width: x1 - x0,
  depth: 4000,
  area: 12,
})

const plan = (rooms: PlanRoom[]): PlanFacts => ({
  template: 'sample',
  storeys: 1,
  houseWidth: 10,
  houseDepth: 18,
  minLotWidth: 12,
  minLotDepth: 28,
  livingAreas: 1,
  toilets: 1,
  study: false,
  areas: { ground: 120, upper: 0, garage: 36, alfresco: 0, porch: 4 },
  squares: 17,
  livingSide: 'rear',
  masterPosition: 'front',
  garageSide: 'left',
  rooms,
})

const kinds = (facts: PlanFacts) => frontOf(facts).parts.map(({ kind }) => kind)

it('has the parts of a plan seen from the street, from left to right', () => {
  const facts = plan([
    room('bedroom', [7400, 10000], 240),
    room('garage', [0, 5600], 1400),
    room('porch', [5600, 7400], 0),
    room('kitchen', [0, 10000], 8000),
  ])

  expect(kinds(facts)).toEqual(['garage', 'porch', 'room'])
})

it('has parts that meet without overlapping', () => {
  const { parts } = frontOf(
    plan([
      room('garage', [0, 5600], 1400),
      room('porch', [5500, 7400], 0),
      room('bedroom', [7300, 10000], 240),
    ]),
  )

  for (const [at, part] of parts.slice(1).entries()) {
    expect(part.from).toBeGreaterThanOrEqual((parts[at]?.to ?? 0) - 1e-9)
  }
})

it('counts a robe beside a bedroom as part of its wall', () => {
  const facts = plan([
    room('garage', [0, 5600], 240),
    room('bedroom', [5600, 9300], 240),
    room('robe', [9200, 10000], 240),
  ])

  expect(kinds(facts)).toEqual(['garage', 'room'])
})

it('compares two fronts by their farthest wall, and returns Infinity for houses of different parts', () => {
  const front = (porch: number) =>
    frontOf(plan([room('garage', [0, 5600], 1400), room('porch', [5600, porch], 0)]))

  expect(farthestStep(front(7400), front(7400))).toBe(0)
  expect(farthestStep(front(7400), front(7800))).toBeCloseTo(0.2, 1)
  expect(farthestStep(front(7400), frontOf(plan([room('garage', [0, 5600], 0)])))).toBe(Infinity)
})
