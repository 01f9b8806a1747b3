import { attempt } from '#selection/choose.ts'
import { seedsOf } from '#plan/edition.ts'
import type { Rect } from '#plan/geometry/geometry.ts'
import type { Level, Opening, Piece, Plan, Room } from '#plan/level.ts'
import type { frontSuite } from '#plan/templates/single/narrow/front-suite.ts'

type Template = typeof frontSuite

/** The first good plan of a template. */
export function firstGood(template: Template): Plan {
  for (const seed of seedsOf(template, 50)) {
    const plan = attempt(template, seed)
    if (plan) return plan
  }
  throw new Error(`No seed of ${template.id} makes a good plan.`)
}

/** First good plan of a template that has the features a test needs, not mirrored. */
export function planWith(template: Template, has: (level: Level) => boolean = () => true): Plan {
  for (let seed = 0; seed < 100; seed++) {
    const plan = attempt(template, String(seed))
    if (plan && !plan.mirrored && has(plan.levels[0])) return plan
  }
  throw new Error(`No seed of ${template.id} makes such a plan.`)
}

export const roomIn = (level: Level, id: string): Room => {
  const room = level.rooms.find((one) => one.id === id)
  if (!room) throw new Error(`There is no ${id}.`)
  return room
}

export const isBetween = (one: Opening, a: string, b: string | null) =>
  [one.low, one.high].includes(a) && [one.low, one.high].includes(b)

/** The plan with a changed ground floor. */
export const withGround = (plan: Plan, change: (level: Level) => Partial<Level>): Plan => {
  const [ground] = plan.levels
  return { ...plan, levels: [{ ...ground, ...change(ground) }] }
}

/** Ways to spoil one plan. */
export const spoil = (plan: Plan) => ({
  room: (id: string, change: (room: Room) => Partial<Room>) =>
    withGround(plan, ({ rooms }) => ({
      rooms: rooms.map((room) => (room.id === id ? { ...room, ...change(room) } : room)),
    })),
  /** Moves furniture of a room. */
  piece: (room: string, type: RegExp, rect: (piece: Piece, level: Level) => Rect) =>
    withGround(plan, (level) => ({
      pieces: level.pieces.map((piece) =>
        piece.room === room && type.test(piece.type) ? { ...piece, rect: rect(piece, level) } : piece,
      ),
    })),
  /** Adds furniture to a room. */
  thing: (room: string, type: string, rect: (level: Level) => Rect) =>
    withGround(plan, (level) => ({
      pieces: [...level.pieces, { type, room, rect: rect(level), facing: 'rear', flipped: false }],
    })),
})
