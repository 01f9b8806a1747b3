import { beforeAll, expect, test } from 'vitest'

import { attempt } from '#choose.ts'
import type { Rect } from '../geometry.ts'
import { grow, meet, right } from '../geometry.ts'
import type { Level, Opening, Piece, Plan, Room } from '../level.ts'
import { courtyard } from '../templates/single/wide/courtyard.ts'
import { frontSuite } from '../templates/single/narrow/front-suite.ts'
import { carryOf } from './carry.ts'
import { problemsOf } from './problems.ts'

/** The first good plan of a template that has what a test needs. */
function planWith(template: typeof frontSuite, has: (level: Level) => boolean = () => true): Plan {
  for (let seed = 0; seed < 100; seed++) {
    const plan = attempt(template, String(seed))
    if (plan && !plan.mirrored && has(plan.levels[0])) return plan
  }
  throw new Error(`No seed of ${template.id} makes such a plan.`)
}

let plan: Plan
beforeAll(() => {
  plan = planWith(frontSuite, (level) => level.rooms.some((room) => room.id === 'mudroom'))
})

const roomIn = (level: Level, id: string): Room => {
  const room = level.rooms.find((one) => one.id === id)
  if (!room) throw new Error(`There is no ${id}.`)
  return room
}
const changed = (change: (level: Level) => Partial<Level>, from = plan): Plan => {
  const [ground] = from.levels
  return { ...from, levels: [{ ...ground, ...change(ground) }] }
}
const withRoom = (id: string, change: (room: Room) => Partial<Room>) =>
  changed(({ rooms }) => ({
    rooms: rooms.map((room) => (room.id === id ? { ...room, ...change(room) } : room)),
  }))
const withPiece = (room: string, type: RegExp, rect: (piece: Piece, level: Level) => Rect) =>
  changed((level) => ({
    pieces: level.pieces.map((piece) =>
      piece.room === room && type.test(piece.type) ? { ...piece, rect: rect(piece, level) } : piece,
    ),
  }))
const withThing = (room: string, type: string, rect: (level: Level) => Rect) =>
  changed((level) => ({
    pieces: [...level.pieces, { type, room, rect: rect(level), facing: 'rear', flipped: false }],
  }))
const isBetween = (one: Opening, a: string, b: string) =>
  [one.low, one.high].includes(a) && [one.low, one.high].includes(b)

test('a house that is mostly hall is noticed', () => {
  expect(problemsOf(withRoom('entry', ({ area }) => ({ area: area * 4 })))).toContain('too much passage')
})

test('a living room like a corridor is noticed', () => {
  const long = withRoom('living', ({ main }) => ({ main: { ...main, w: 3400, h: 6200 } }))

  expect(problemsOf(long)).toContain('living is a corridor')
})

test('a laundry as large as a bedroom is noticed', () => {
  expect(problemsOf(withRoom('laundry', () => ({ area: 14e6 })))).toContain('laundry is too large')
})

test.each([
  ['dining', 26e6, 'dining is too large'],
  ['ens', 26e6, undefined],
] as const)('a hall for a table is noticed: %s', (room, area, problem) => {
  const problems = problemsOf(withRoom(room, () => ({ area })))

  expect(problems.filter((one) => one.endsWith('too large'))).toEqual(problem ? [problem] : [])
})

test('a kitchen with a short bench in it is noticed', () => {
  const short = withPiece('kitchen', /^(bench|island)/, ({ rect }) => ({ ...rect, w: 400, h: 400 }))

  expect(problemsOf(short)).toContain('kitchen is half empty')
})

test('a house that gives its family little of its floor is noticed', () => {
  const small = changed(({ rooms }) => ({
    rooms: rooms.map((room) =>
      ['living', 'dining', 'kitchen'].includes(room.kind)
        ? { ...room, area: room.area / 3, main: { ...room.main, w: room.main.w / 3 } }
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

test('a garden that is reached through the laundry alone is noticed', () => {
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
  const carry = carryOf(plan)

  expect(carry).toBeGreaterThan(2)
  expect(carry).toBeLessThan(15)
})

test('a way with the shopping across the whole house is noticed', () => {
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

  expect(carryOf(house)).toBeLessThan(15)
  expect(problemsOf(far).some((problem) => problem.startsWith('the shopping is carried'))).toBe(true)
})

test('a toilet in sight of the front door is noticed', () => {
  const shown = withPiece('ens', /^toilet/, (piece, level) => {
    const { main } = roomIn(level, 'entry')
    return { ...piece.rect, x: main.x + 300, y: main.y + main.h - 900 }
  })

  expect(problemsOf(shown)).toContain('the front door looks at the toilet in ens')
})

test('a wall hides a toilet from the front door', () => {
  const { main } = roomIn(plan.levels[0], 'entry')
  const shown = withPiece('ens', /^toilet/, ({ rect }) => ({
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
  const struck = withPiece('master', /^bed-/, ({ rect }) => ({
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
  const before = withPiece('bed2', /^bed-/, ({ rect }) =>
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
  const narrow = withThing('entry', 'drawers', (level) => {
    const { main } = roomIn(level, 'entry')
    return { x: main.x + gap, y: main.y + 3600, w: main.w - gap, h: 400 }
  })

  expect(problemsOf(narrow).includes('no way into living')).toBe(isClosed)
})

test('a room that furniture cuts in two is noticed', () => {
  const cut = withThing('living', 'drawers', (level) => {
    const { main } = roomIn(level, 'garage')
    return { x: main.x, y: main.y + main.h - 1500, w: main.w, h: 300 }
  })

  expect(problemsOf(cut)).toContain('no way to a part of garage')
})

test('a table that keeps one from the garden door is noticed', () => {
  const slider = plan.levels[0].openings.find((one) => one.type === 'slider')
  const { axis = 'y', span = [0, 0], band = [0, 0] } = slider ?? {}
  const shut = withThing('living', 'drawers', () =>
    axis === 'y'
      ? { x: span[0] - 900, y: band[0] - 900, w: span[1] - span[0] + 1800, h: 200 }
      : { x: band[0] - 900, y: span[0] - 900, w: 200, h: span[1] - span[0] + 1800 },
  )

  expect(slider).toBeDefined()
  expect(problemsOf(shut).some((problem) => /^no way in \w+ to the slider/.test(problem))).toBe(true)
})

test('a desk that other things stand around is noticed', () => {
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
