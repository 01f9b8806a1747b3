import { beforeAll, expect, test } from 'vitest'

import { firstGood, isBetween, withGround } from '#testing/spoilt-plans.ts'
import type { Level, Piece, Plan } from '../level.ts'
import { frontSuite } from '../templates/single/narrow/front-suite.ts'
import { gardenBelow } from '../templates/double/garden-below/garden-below.ts'
import { problemsOf } from './problems.ts'

let plan: Plan
beforeAll(() => {
  plan = firstGood(frontSuite)
})

const movePieces = (type: RegExp, move: (piece: Piece, level: Level) => Partial<Piece>) =>
  withGround(plan, (level) => ({
    pieces: level.pieces.map((piece) =>
      type.test(piece.type) ? { ...piece, ...move(piece, level) } : piece,
    ),
  }))

test('a good plan has no problem', () => {
  expect(problemsOf(plan)).toEqual([])
})

test('a bedroom without its door cannot be reached', () => {
  const walled = withGround(plan, (level) => ({
    openings: level.openings.filter((one) => one.type === 'window' || !isBetween(one, 'lobby', 'bed2')),
  }))

  expect(problemsOf(walled)).toContain('no way into bed2')
})

test('a bedroom without its windows is too dark', () => {
  const dark = withGround(plan, (level) => ({
    openings: level.openings.filter((one) => one.type !== 'window' || !isBetween(one, 'bed2', null)),
  }))

  expect(problemsOf(dark)).toContain('bed2 is too dark')
})

test('a door in the open air has no wall', () => {
  const lost = withGround(plan, (level) => ({
    openings: level.openings.map((one) =>
      isBetween(one, 'lobby', 'bed2')
        ? { ...one, band: [one.band[0] + 900, one.band[1] + 900] as const }
        : one,
    ),
  }))

  expect(problemsOf(lost).some((problem) => problem.endsWith('is in no wall'))).toBe(true)
})

test('a door that hits a bed is noticed', () => {
  const door = plan.levels[0].openings.find((one) => isBetween(one, 'lobby', 'bed2'))
  const inTheWay = movePieces(/^bed-/, (piece) => ({
    rect: {
      ...piece.rect,
      x: (door?.axis === 'x' ? door.band[1] : door?.span[0]) ?? 0,
      y: ((door?.axis === 'x' ? door.span[0] : door?.band[0]) ?? 0) - piece.rect.h,
    },
  }))

  expect(problemsOf(inTheWay).some((problem) => /hits a bed|stands before/.test(problem))).toBe(true)
})

test('furniture that leaves its room is noticed', () => {
  const astray = movePieces(/^fridge/, (piece) => ({ rect: { ...piece.rect, x: piece.rect.x + 40_000 } }))

  expect(problemsOf(astray)).toContain('fridge sticks out of kitchen')
})

test('a sofa across the entrance blocks the house', () => {
  const entry = plan.levels[0].rooms.find((room) => room.id === 'entry')
  const blocked = movePieces(/^coffee-table/, (piece) => ({
    rect: entry ? { x: entry.main.x, y: entry.main.y + 3000, w: entry.main.w, h: 600 } : piece.rect,
  }))

  expect(problemsOf(blocked)).toContain('no way into living')
})

test('overlapping rooms are noticed', () => {
  const twice = withGround(plan, (level) => ({ cells: [...level.cells, ...level.cells.slice(0, 1)] }))

  expect(problemsOf(twice).some((problem) => problem.includes('overlaps'))).toBe(true)
})

test('stairs that do not meet are noticed', () => {
  const house = firstGood(gardenBelow)
  const [ground, upper] = house.levels
  const shifted = upper && {
    ...upper,
    rooms: upper.rooms.map((room) =>
      room.id === 'stair'
        ? { ...room, cells: room.cells.map((rect) => ({ ...rect, x: rect.x + 500 })) }
        : room,
    ),
  }

  expect(problemsOf(house)).toEqual([])
  expect(shifted && problemsOf({ ...house, levels: [ground, shifted] })).toContain('the stairs do not meet')
})
