import { beforeAll, expect, test } from 'vitest'

import { isBetween, planWith, roomIn, spoil, withGround } from '#testing/spoilt-plans.ts'
import { right } from '../geometry/geometry.ts'
import type { Level, Plan } from '../level.ts'
import { courtyard } from '../templates/single/wide/courtyard.ts'
import { frontSuite } from '../templates/single/narrow/front-suite.ts'
import { carryMOf } from './carry.ts'
import { problemsOf } from './problems.ts'

let plan: Plan
beforeAll(() => {
  plan = planWith(frontSuite, (level) => level.rooms.some((room) => room.id === 'mudroom'))
})

const changed = (change: (level: Level) => Partial<Level>, from = plan) => withGround(from, change)

test('a house that is mostly hall is noticed', () => {
  expect(problemsOf(spoil(plan).room('entry', ({ areaMm2: area }) => ({ areaMm2: area * 4 })))).toContain(
    'too much passage',
  )
})

test('a living room like a corridor is noticed', () => {
  const long = spoil(plan).room('living', ({ main }) => ({ main: { ...main, w: 3400, h: 6200 } }))

  expect(problemsOf(long)).toContain('living is a corridor')
})

test('a laundry as large as a bedroom is noticed', () => {
  expect(problemsOf(spoil(plan).room('laundry', () => ({ areaMm2: 14e6 })))).toContain('laundry is too large')
})

test.each([
  ['dining', 26e6, 'dining is too large'],
  ['ens', 26e6, undefined],
] as const)('a hall for a table is noticed: %s', (room, area, problem) => {
  const problems = problemsOf(spoil(plan).room(room, () => ({ areaMm2: area })))

  expect(problems.filter((one) => one.endsWith('too large'))).toEqual(problem ? [problem] : [])
})

test('a kitchen too large for its bench is noticed', () => {
  const short = spoil(plan).piece('kitchen', /^(bench|island)/, ({ rect }) => ({ ...rect, w: 400, h: 400 }))

  expect(problemsOf(short)).toContain('kitchen is half empty')
})

test('a house with small shares for the living rooms is noticed', () => {
  const small = changed(({ rooms }) => ({
    rooms: rooms.map((room) =>
      ['living', 'dining', 'kitchen'].includes(room.kind)
        ? { ...room, areaMm2: room.areaMm2 / 3, main: { ...room.main, w: room.main.w / 3 } }
        : room,
    ),
  }))

  expect(problemsOf(small)).toEqual(
    expect.arrayContaining([
      'the living room is small for the house',
      'what the family shares is small for the house',
    ]),
  )
})

test('a garden reached only through the laundry is noticed', () => {
  const shut = changed(({ openings }) => ({ openings: openings.filter((one) => one.type !== 'slider') }))

  expect(problemsOf(shut)).toContain('only the laundry leads to the garden')
})

test('a bedroom with two doors is noticed', () => {
  const twice = changed(({ openings }) => {
    const door = openings.find((one) => isBetween(one, 'lobby', 'bed2'))
    return door ? { openings: [...openings, { ...door, span: [door.span[0] + 9, door.span[1] + 9] }] } : {}
  })

  expect(problemsOf(twice)).toContain('bed2 has 2 doors')
})

test('the shopping is carried a few metres from the car', () => {
  const carry = carryMOf(plan)

  expect(carry).toBeGreaterThan(2)
  expect(carry).toBeLessThan(15)
})

test('a carrying distance across the whole house is noticed', () => {
  const house = planWith(courtyard)
  const far = changed(({ rooms }) => {
    const open = rooms.filter((room) => ['living', 'dining', 'kitchen'].includes(room.id))
    const edge = Math.max(...open.map((room) => right(room.main)))
    const corner = { ...roomIn(house.levels[0], 'kitchen').main, x: edge - 1500, w: 1500 }
    return {
      rooms: rooms
        .filter((room) => room.kind !== 'pantry')
        .map((room) => (room.id === 'kitchen' ? { ...room, tiles: [corner] } : room)),
    }
  }, house)

  expect(carryMOf(house)).toBeLessThan(15)
  expect(problemsOf(far).some((problem) => problem.startsWith('the shopping is carried'))).toBe(true)
})

test('a toilet in sight of the front door is noticed', () => {
  const shown = spoil(plan).piece('ens', /^toilet/, (piece, level) => {
    const { main } = roomIn(level, 'entry')
    return { ...piece.rect, x: main.x + 300, y: main.y + main.h - 900 }
  })

  expect(problemsOf(shown)).toContain('the front door looks at the toilet in ens')
})

test('a wall hides a toilet from the front door', () => {
  const { main } = roomIn(plan.levels[0], 'entry')
  const shown = spoil(plan).piece('ens', /^toilet/, ({ rect }) => ({
    ...rect,
    x: main.x + 300,
    y: main.y + main.h - 900,
  }))
  const hidden = changed(
    (level) => ({ walls: [...level.walls, { x: main.x, y: main.y + 2000, w: main.w, h: 90 }] }),
    shown,
  )

  expect(problemsOf(hidden)).not.toContain('the front door looks at the toilet in ens')
})
