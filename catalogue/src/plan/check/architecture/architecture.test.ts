import { beforeAll, expect, test } from 'vitest'

import { isBetween, planWith, roomIn, spoil, withGround } from '#testing/spoilt-plans.ts'
import { footprintOf } from '../../build.ts'
import { areaOf } from '../../geometry/geometry.ts'
import type { Level, Opening, Plan } from '../../level.ts'
import { frontSuite } from '../../templates/single/narrow/front-suite.ts'
import { familyFour } from '../../templates/single/family/family-four/family-four.ts'
import { problemsOf } from '../problems.ts'
import { passageProblems } from './passages.ts'

let plan: Plan
beforeAll(() => {
  plan = planWith(frontSuite, (level) => level.rooms.some((room) => room.id === 'media'))
})

const changed = (change: (level: Level) => Partial<Level>, from = plan) => withGround(from, change)
const openings = (change: (one: Opening) => Opening) =>
  changed((level) => ({ openings: level.openings.map(change) }))
/** Replaces a room's id in both sides of an opening. */
const renamed = (one: Opening, from: string, to: string): Opening => ({
  ...one,
  low: one.low === from ? to : one.low,
  high: one.high === from ? to : one.high,
})

test('an alfresco reached only through a bedroom is noticed', () => {
  const fromBed = openings((one) =>
    one.type !== 'window' && [one.low, one.high].includes('alfresco')
      ? renamed(renamed(one, 'living', 'bed3'), 'dining', 'bed3')
      : one,
  )

  expect(problemsOf(fromBed)).toContain('no shared room leads to the alfresco')
  expect(problemsOf(plan)).not.toContain('no shared room leads to the alfresco')
})

test('a living room without a way to the garden is noticed', () => {
  const shut = openings((one) => (one.type === 'slider' ? { ...one, type: 'window' } : one))

  expect(problemsOf(shut)).toContain('living has no door to the garden')
})

test('a garden door at the far end of the open space is not the living room’s', () => {
  const far = changed((level) => {
    const { main } = roomIn(level, 'living')
    return {
      rooms: level.rooms.map((room) =>
        room.id === 'living' ? { ...room, main: { ...main, y: main.y - 40_000 } } : room,
      ),
    }
  })

  expect(problemsOf(far)).toContain('living has no door to the garden')
})

test('a main suite behind a media room is noticed', () => {
  const through = openings((one) =>
    isBetween(one, 'entry', 'master') ? renamed(one, 'entry', 'media') : one,
  )

  expect(problemsOf(through)).toContain('master is entered through another living room')
})

test('a bedroom door beside the stove is noticed', () => {
  const off = openings((one) => (isBetween(one, 'lobby', 'bed3') ? renamed(one, 'lobby', 'kitchen') : one))

  expect(problemsOf(off)).toContain('bed3 opens off the kitchen')
})

test('a hall in which two people cannot pass is noticed', () => {
  const tight = spoil(plan).room('lobby', ({ cells, tiles }) => {
    const [cell] = cells
    return {
      cells: cell ? [{ ...cell, w: 1000, h: 5000 }] : [],
      tiles: tiles.map((tile) => ({ ...tile, w: 900 })),
    }
  })

  expect(problemsOf(tight)).toContain('lobby is too tight to pass in')
})

test('a hall as long as half the house is a tunnel', () => {
  const long = spoil(plan).room('entry', ({ main }) => ({ main: { ...main, h: 13_000 } }))

  expect(problemsOf(long)).toContain('entry is a tunnel of 13.0 m')
})

test('halls may be as long as a third of the house, not counting parts open to a room', () => {
  const { h } = footprintOf(plan.levels[0])
  const withHall = (part: number, side: 'shut' | 'open', seed = 'of no lesson') =>
    withGround(
      spoil({ ...plan, seed }).room('entry', ({ main }) => ({ main: { ...main, h: h * part } })),
      ({ boundaries }) => ({
        boundaries: boundaries.map((line) =>
          [line.low, line.high].includes('entry')
            ? { ...line, kind: side === 'open' ? 'open' : 'internal' }
            : line,
        ),
      }),
    )

  expect(passageProblems(withHall(0.32, 'shut'))).toEqual([])
  expect(passageProblems(withHall(0.36, 'shut'))).toEqual([expect.stringMatching(/^entry is a tunnel of/)])
  expect(passageProblems(withHall(0.36, 'open'))).toEqual([])
  // Exempt: a lesson shows that house as it is.
  expect(passageProblems(withHall(0.36, 'shut', '0'))).toEqual([])
})

test('a kitchen without glass of its own or of an open room is noticed', () => {
  const dark = changed((level) => ({
    openings: level.openings.filter(
      (one) =>
        !['window', 'slider'].includes(one.type) ||
        ![one.low, one.high].some((id) => ['kitchen', 'living', 'dining'].includes(id ?? '')),
    ),
  }))

  expect(problemsOf(dark)).toContain('kitchen has no daylight')
})

test('a laundry across the front is noticed', () => {
  const front = changed((level) => ({
    boundaries: level.boundaries.map((line) =>
      line.high === 'master' && line.low === null && line.axis === 'y' ? { ...line, high: 'laundry' } : line,
    ),
    rooms: level.rooms.map((room) =>
      room.id === 'laundry' ? { ...room, main: { ...room.main, w: 4200 } } : room,
    ),
  }))

  expect(problemsOf(front)).toContain('laundry takes the front')
})

test('a main bedroom under 12 m² and a WC under 1.5 m are noticed', () => {
  const small = spoil(plan).room('master', () => ({ areaMm2: 11.9e6 }))
  const short = changed((level) => ({
    rooms: [
      ...level.rooms,
      { ...roomIn(level, 'ens'), id: 'wc', kind: 'wc', main: { x: 0, y: 0, w: 950, h: 1450 } },
    ],
  }))

  expect(problemsOf(small)).toContain('master is too small')
  expect(problemsOf(short)).toContain('wc is too short')
})

test('a house with four bedrooms and two cars follows every rule on a block of 12.5 m', () => {
  const four = planWith(familyFour, (level) => level.rooms.some((room) => room.id === 'bed4'))
  const [ground] = four.levels

  expect(problemsOf(four)).toEqual([])
  expect(areaOf(roomIn(ground, 'master').main)).toBeGreaterThan(10e6)
  expect(ground.pieces.filter((piece) => piece.type === 'car')).toHaveLength(2)
})
