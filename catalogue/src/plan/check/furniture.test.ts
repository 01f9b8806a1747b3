import { beforeAll, expect, test } from 'vitest'

import { isBetween, planWith, roomIn, spoil, withGround } from '#testing/spoilt-plans.ts'
import { grow, meet } from '../geometry/geometry.ts'
import type { Level, Plan } from '../level.ts'
import { frontSuite } from '../templates/single/narrow/front-suite.ts'
import { problemsOf } from './problems.ts'

let plan: Plan
beforeAll(() => {
  plan = planWith(frontSuite, (level) => level.rooms.some((room) => room.id === 'mudroom'))
})

const changed = (change: (level: Level) => Partial<Level>, from = plan) => withGround(from, change)

test('two doors that swing into each other are noticed', () => {
  const clash = changed(({ openings }) => {
    const door = openings.find((one) => isBetween(one, 'entry', 'master'))
    const front = openings.find((one) => one.type === 'entry')
    if (!door || !front) return {}
    return { openings: openings.map((one) => (one === door ? { ...one, into: 'low' as const } : one)) }
  })

  expect(problemsOf(clash).some((problem) => / hits the entry| hits the swing/.test(problem))).toBe(true)
})

test('a door that opens onto a bed is noticed', () => {
  const door = plan.levels[0].openings.find((one) => isBetween(one, 'entry', 'master'))
  const struck = spoil(plan).piece('master', /^bed-/, ({ rect }) => ({
    ...rect,
    x: (door?.band[1] ?? 0) + 300,
    y: door?.span[0] ?? 0,
  }))

  expect(problemsOf(struck).some((problem) => /hits a bed|a bed-\w+ stands before/.test(problem))).toBe(true)
})

test('a bed before the robe is noticed', () => {
  const [ground] = plan.levels
  const robe = ground.boundaries.find(
    (line) => line.kind === 'cupboard' && [line.low, line.high].includes('bed2'),
  )
  const isLow = robe?.low === 'robe2'
  const before = spoil(plan).piece('bed2', /^bed-/, ({ rect }) =>
    robe?.axis === 'y'
      ? { ...rect, x: robe.span[0] + 100, y: isLow ? robe.at + 100 : robe.at - 100 - rect.h }
      : { ...rect, x: isLow ? (robe?.at ?? 0) + 100 : (robe?.at ?? 0) - 100 - rect.w, y: robe?.span[0] ?? 0 },
  )

  expect(problemsOf(before).some((problem) => /^a bed-\w+ stands before robe2$/.test(problem))).toBe(true)
})

test('a shower before a window is noticed', () => {
  const windowOf = ({ openings }: Level) =>
    openings.find((one) => one.type === 'window' && one.low === 'ens' && one.axis === 'x')
  const house = planWith(frontSuite, (level) => windowOf(level) !== undefined)
  const window = windowOf(house.levels[0])
  const wet = changed(
    ({ pieces }) => ({
      pieces: pieces.map((piece) =>
        piece.room === 'ens' && piece.type === 'shower' && window
          ? { ...piece, rect: { ...piece.rect, x: window.band[0] - piece.rect.w, y: window.span[0] } }
          : piece,
      ),
    }),
    house,
  )

  expect(problemsOf(wet)).toContain('a shower hides a window of ens')
})

test.each([
  [500, true],
  [800, false],
])('a gap of %i mm beside a sideboard in the entry: no way through is %s', (gap, isClosed) => {
  const narrow = spoil(plan).thing('entry', 'drawers', (level) => {
    const { main } = roomIn(level, 'entry')
    return { x: main.x + gap, y: main.y + 3600, w: main.w - gap, h: 400 }
  })

  expect(problemsOf(narrow).includes('no way into living')).toBe(isClosed)
})

test('a room divided by furniture is noticed', () => {
  const cut = spoil(plan).thing('living', 'drawers', (level) => {
    const { main } = roomIn(level, 'garage')
    return { x: main.x, y: main.y + main.h - 1500, w: main.w, h: 300 }
  })

  expect(problemsOf(cut)).toContain('no way to a part of garage')
})

test('a table that blocks the garden door is noticed', () => {
  const slider = plan.levels[0].openings.find((one) => one.type === 'slider')
  const { axis = 'y', span = [0, 0], band = [0, 0] } = slider ?? {}
  const shut = spoil(plan).thing('living', 'drawers', () =>
    axis === 'y'
      ? { x: span[0] - 900, y: band[0] - 900, w: span[1] - span[0] + 1800, h: 200 }
      : { x: band[0] - 900, y: span[0] - 900, w: 200, h: span[1] - span[0] + 1800 },
  )

  expect(slider).toBeDefined()
  expect(problemsOf(shut).some((problem) => /^no way in \w+ to the slider/.test(problem))).toBe(true)
})

test('a desk enclosed by other furniture is noticed', () => {
  const house = planWith(frontSuite, ({ pieces }) =>
    pieces.some((piece) => piece.type === 'desk' && piece.room === 'bed2'),
  )
  const around = changed(({ pieces, rooms }) => {
    const desk = pieces.find((piece) => piece.type === 'desk' && piece.room === 'bed2')
    const room = rooms.find((one) => one.id === 'bed2')
    const rect = desk && room && meet(grow(desk.rect, 1000), room.main)
    return rect
      ? { pieces: [...pieces, { type: 'drawers', room: 'bed2', rect, facing: 'rear', flipped: false }] }
      : {}
  }, house)

  expect(problemsOf(around)).toContain('no way to the desk in bed2')
})
