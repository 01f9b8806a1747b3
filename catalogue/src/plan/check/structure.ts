import type { Axis, Rect, Span } from '../geometry/geometry.ts'
import {
  grow,
  isWithin,
  overlaps,
  rear,
  rectOn,
  right,
  spanOverlap,
  spanWithout,
} from '../geometry/geometry.ts'
import { OUTDOOR } from '../kinds.ts'
import type { Boundary, Level, Plan } from '../level.ts'
import { tilesOf } from '../geometry/region.ts'

/** Maximum length of a steel beam under an upper wall, and maximum span of the upper floor. */
const MAX_BEAM_MM = 7500
const MAX_FLOOR_SPAN_MM = 7500
/** Maximum distance between the centre lines of a wall and the wall that supports it. */
const MAX_OFFSET_MM = 200
/** Maximum overhang of a balcony. */
const MAX_OVERHANG_MM = 1300
const GRID_MM = 600

const spanOn = (axis: Axis, { x, y, w, h }: Rect): Span => (axis === 'x' ? [y, y + h] : [x, x + w])
const acrossOf = (axis: Axis, { x, y, w, h }: Rect): Span => (axis === 'x' ? [x, x + w] : [y, y + h])

/** Supports along a line: walls under it, walls that cross it, and posts. */
function supportsOn(axis: Axis, at: number, carriers: readonly Rect[]): Span[] {
  const strip: Span = [at - MAX_OFFSET_MM, at + MAX_OFFSET_MM]
  return carriers
    .filter((rect) => spanOverlap(strip, acrossOf(axis, rect)) > 0)
    .map((rect) => spanOn(axis, rect))
}

/** Longest unsupported part of a wall, which needs a beam; infinite where one end has no support. */
function longestBeam(wall: Span, supports: readonly Span[]): number {
  return spanWithout(wall, supports).reduce((longest, [from, to]) => {
    const before = Math.max(
      ...supports.filter((one) => one[0] <= from + 1).map((one) => Math.min(one[1], from)),
    )
    const after = Math.min(...supports.filter((one) => one[1] >= to - 1).map((one) => Math.max(one[0], to)))
    return Math.max(longest, after - before)
  }, 0)
}

const middleOf = ({ band }: Boundary) => (band[0] + band[1]) / 2
const insideOf = ({ low, high }: Boundary, level: Level) =>
  [low, high].find((id) => level.rooms.some((room) => room.id === id && !OUTDOOR.has(room.kind))) ?? ''

/** Problem: outer walls above have no support by walls, or by beams between walls or posts. */
function wallProblems(ground: Level, upper: Level): string[] {
  const carriers = [...ground.walls, ...ground.posts]
  return upper.boundaries
    .filter((line) => line.kind === 'external')
    .flatMap((line) => {
      const beam = longestBeam(line.span, supportsOn(line.axis, middleOf(line), carriers))
      if (beam <= MAX_BEAM_MM) return []
      return Number.isFinite(beam)
        ? [`the wall of ${insideOf(line, upper)} needs a beam of ${(beam / 1000).toFixed(1)} m`]
        : [`the wall of ${insideOf(line, upper)} stands on nothing`]
    })
}

/** Distance from a point to the nearest supports on both sides. */
function reachOf(axis: Axis, [x, y]: readonly [number, number], carriers: readonly Rect[]): number {
  const [along, across] = axis === 'x' ? [y, x] : [x, y]
  const hit = carriers.filter((rect) => {
    const [from, to] = acrossOf(axis, rect)
    return from <= across && to >= across
  })
  const ends = hit.map((rect) => spanOn(axis, rect))
  const before = Math.max(...ends.filter((one) => one[0] <= along).map((one) => Math.min(one[1], along)))
  const after = Math.min(...ends.filter((one) => one[1] >= along).map((one) => Math.max(one[0], along)))
  return after - before
}

type Line = Pick<Boundary, 'axis' | 'at' | 'span'>

/** Joins consecutive stretches of one line. */
const joined = (lines: readonly Line[]): Line[] =>
  lines
    .toSorted((a, b) => a.at - b.at || a.span[0] - b.span[0])
    .reduce<Line[]>((done, line) => {
      const before = done.findIndex(
        ({ axis, at, span }) => axis === line.axis && at === line.at && span[1] === line.span[0],
      )
      const start = done[before]
      return start ? done.with(before, { ...start, span: [start.span[0], line.span[1]] }) : [...done, line]
    }, [])

/** Beams over openings between rooms, from wall to wall. */
function beamsOf({ boundaries, walls }: Level): Rect[] {
  const lines = boundaries.filter((line) => line.kind === 'open')
  return joined(lines)
    .filter(({ span }) => span[1] - span[0] <= MAX_BEAM_MM)
    .filter(({ axis, at, span }) =>
      span.every((end) =>
        walls.some((wall) => overlaps(wall, grow(rectOn(axis, [at, at], [end, end]), 150))),
      ),
    )
    .map(({ axis, at, span }) => rectOn(axis, [at - 60, at + 60], span))
}

/** Problem: floors above span too far in both directions. */
function floorProblems(ground: Level, upper: Level): string[] {
  const eaves = ground.boundaries
    .filter((line) => line.kind === 'eave')
    .map(({ axis, at, span }) => rectOn(axis, [at - 60, at + 60], span))
  const carriers = [...ground.walls, ...eaves, ...beamsOf(ground)]
  return upper.rooms
    .filter((room) => !OUTDOOR.has(room.kind) && room.kind !== 'stair' && room.kind !== 'void')
    .filter(({ main }) => {
      for (let x = main.x + GRID_MM / 2; x < right(main); x += GRID_MM)
        for (let y = main.y + GRID_MM / 2; y < rear(main); y += GRID_MM) {
          const span = Math.min(reachOf('x', [x, y], carriers), reachOf('y', [x, y], carriers))
          if (span > MAX_FLOOR_SPAN_MM) return true
        }
      return false
    })
    .map((room) => `the floor of ${room.id} spans too far`)
}

/** Problem: rooms above lie over neither rooms nor roofed ground; a balcony may reach out a little. */
function floatingRooms(ground: Level, upper: Level): string[] {
  const rooms = ground.rooms.filter((room) => room.kind !== 'courtyard').flatMap((room) => room.cells)
  const carried = tilesOf(rooms)
  const reached = tilesOf(
    rooms.map(({ x, y, w, h }) => ({ x, y: y - MAX_OVERHANG_MM, w, h: h + 2 * MAX_OVERHANG_MM })),
  )
  return upper.rooms
    .filter(
      ({ kind, cells }) => !cells.every((rect) => isWithin(rect, OUTDOOR.has(kind) ? reached : carried)),
    )
    .map((room) => `${room.id} hangs in the air`)
}

/** Structural problems: whether the ground storey supports the upper one. */
export function structureProblems({ levels: [ground, upper] }: Plan): string[] {
  if (!upper) return []
  return [...floatingRooms(ground, upper), ...wallProblems(ground, upper), ...floorProblems(ground, upper)]
}
