import type { Point, Rect, Span } from '../geometry/geometry.ts'
import { boundsOf, right } from '../geometry/geometry.ts'
import type { Boundary, Facing, Level, Opening, Piece, Plan, Room } from '../level.ts'

const FACING: Record<Facing, Facing> = { left: 'right', right: 'left', front: 'front', rear: 'rear' }

/** Mirror image of a plan: left becomes right. */
export function mirror(plan: Plan): Plan {
  const [ground, upper] = plan.levels
  const width = right(boundsOf(ground.cells.map((cell) => cell.rect)))
  const first = mirrorLevel(ground, width)
  return { ...plan, levels: upper ? [first, mirrorLevel(upper, width)] : [first] }
}

function mirrorLevel(level: Level, width: number): Level {
  const rect = (one: Rect): Rect => ({ ...one, x: width - right(one) })
  const span = ([from, to]: Span): Span => [width - to, width - from]
  const line = <T extends Pick<Boundary, 'low' | 'high' | 'axis' | 'span' | 'band'>>(one: T): T =>
    one.axis === 'x'
      ? { ...one, low: one.high, high: one.low, band: span(one.band) }
      : { ...one, span: span(one.span) }
  const opening = (one: Opening): Opening => {
    const turned = line(one)
    if (one.axis === 'x')
      return { ...turned, into: one.into === 'low' ? 'high' : one.into === 'high' ? 'low' : null }
    return { ...turned, hinge: one.hinge === 'from' ? 'to' : one.hinge === 'to' ? 'from' : null }
  }
  const room = (one: Room): Room => ({
    ...one,
    cells: one.cells.map(rect),
    tiles: one.tiles.map(rect),
    main: rect(one.main),
    polygon: one.polygon.map(([x, y]): Point => [width - x, y]).reverse(),
  })
  const piece = (one: Piece): Piece => ({
    ...one,
    rect: rect(one.rect),
    facing: FACING[one.facing],
    flipped: !one.flipped,
  })
  return {
    ...level,
    cells: level.cells.map((cell) => ({ ...cell, rect: rect(cell.rect) })),
    rooms: level.rooms.map(room),
    boundaries: level.boundaries.map((one) => ({
      ...line(one),
      at: one.axis === 'x' ? width - one.at : one.at,
    })),
    walls: level.walls.map(rect),
    posts: level.posts.map(rect),
    openings: level.openings.map(opening),
    pieces: level.pieces.map(piece),
  }
}
