import { beforeAll, expect, test } from 'vitest'

import { firstGood } from '#testing/spoilt-plans.ts'
import type { Level, Piece, Plan } from '../level.ts'
import { footOf, headOf, stairIn } from '../stairs/stairs.ts'
import { gardenBelow } from '../templates/double/garden-below/garden-below.ts'
import { highLiving } from '../templates/double/high-living.ts'
import { storeyProblems } from './storeys.ts'

let house: Plan
let balconied: Plan
beforeAll(() => {
  house = firstGood(gardenBelow)
  balconied = firstGood(highLiving)
})

const upperOf = ({ levels }: Plan): Level => levels[1] ?? levels[0]
const withGround = (plan: Plan, change: (level: Level) => Partial<Level>): Plan => ({
  ...plan,
  levels: [{ ...plan.levels[0], ...change(plan.levels[0]) }, upperOf(plan)],
})
const withUpper = (plan: Plan, change: (level: Level) => Partial<Level>): Plan => ({
  ...plan,
  levels: [plan.levels[0], { ...upperOf(plan), ...change(upperOf(plan)) }],
})
const withStairs = (plan: Plan, change: (piece: Piece) => Partial<Piece>) =>
  withGround(plan, ({ pieces }) => ({
    pieces: pieces.map((piece) => (piece.type.startsWith('stair') ? { ...piece, ...change(piece) } : piece)),
  }))

test('a good house of two storeys has no problem', () => {
  expect(storeyProblems(house)).toEqual([])
  expect(storeyProblems(balconied)).toEqual([])
})

test('stairs squeezed into less than their run are too steep', () => {
  const squeezed = withStairs(house, ({ rect }) => ({ rect: { ...rect, h: rect.h - 600 } }))

  expect(storeyProblems(squeezed)).toContain('the stairs are too steep')
})

test('flights of eighty centimetres are too narrow', () => {
  const thin = withStairs(house, ({ rect }) => ({ rect: { ...rect, w: 1600 } }))

  expect(storeyProblems(thin)).toContain('the stairs are too narrow')
})

test('a chest before the first step blocks the stairs', () => {
  const stair = stairIn(house.levels[0])
  const chest = { type: 'drawers', room: 'entry', facing: 'rear', flipped: false } as const
  const blocked = withGround(house, ({ pieces }) => ({
    pieces: stair ? [...pieces, { ...chest, rect: footOf(stair, 400) }] : pieces,
  }))

  expect(storeyProblems(blocked)).toContain('the stairs cannot be stepped onto')
})

test('stairs that begin at a wall have no landing', () => {
  const turned = withStairs(house, () => ({ facing: 'front' }))

  expect(storeyProblems(turned)).toContain('the stairs cannot be stepped onto')
})

test('stairs that end before a cupboard lead against a wall', () => {
  const stair = stairIn(upperOf(house))
  const chest = { type: 'drawers', room: 'landing', facing: 'rear', flipped: false } as const
  const blocked = withUpper(house, ({ pieces }) => ({
    pieces: stair ? [...pieces, { ...chest, rect: headOf(stair, 400) }] : pieces,
  }))

  expect(storeyProblems(blocked)).toContain('the stairs lead against a wall')
})

test('a floor over the upper steps takes their headroom', () => {
  const lowered = withUpper(house, ({ rooms }) => ({
    rooms: rooms.map((room) =>
      room.kind === 'stair'
        ? { ...room, cells: room.cells.map((rect) => ({ ...rect, y: rect.y + 900, h: rect.h - 900 })) }
        : room,
    ),
  }))

  expect(storeyProblems(lowered)).toContain('the stairs lack headroom')
})

test('outer walls above an empty lot have no support', () => {
  const hollow = withGround(house, () => ({ walls: [], posts: [] }))

  expect(storeyProblems(hollow).some((problem) => problem.endsWith('stands on nothing'))).toBe(true)
})

test('with side walls alone, walls and floors above span too far', () => {
  const wide = withGround(house, ({ walls }) => {
    const right = Math.max(...walls.map((wall) => wall.x + wall.w))
    return {
      walls: walls.filter(({ x, w, h }) => h > w && (x < 300 || x + w > right - 300)),
      posts: [],
      boundaries: [],
    }
  })

  expect(storeyProblems(wide).some((problem) => /needs a beam of 1\d\.\d m/.test(problem))).toBe(true)
  expect(storeyProblems(wide)).toContain('the floor of master spans too far')
})

test('a bathroom far from all pipes below is noticed', () => {
  const dry = withGround(house, ({ rooms }) => ({
    rooms: rooms.map((room) => (room.kind === 'garage' ? room : { ...room, kind: 'study' })),
  }))

  expect(storeyProblems(dry)).toContain('the pipes of bath have nowhere to go')
})

test('a balcony far out over the garden hangs in the air', () => {
  const far = withUpper(balconied, ({ rooms }) => ({
    rooms: rooms.map((room) =>
      room.id === 'balcony'
        ? { ...room, cells: room.cells.map((rect) => ({ ...rect, y: rect.y + 4000 })) }
        : room,
    ),
  }))

  expect(storeyProblems(far)).toContain('balcony hangs in the air')
})
