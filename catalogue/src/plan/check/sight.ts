import type { Point, Rect, Span } from '../geometry/geometry.ts'
import { centreOf, grow, rectOn, spanWithout } from '../geometry/geometry.ts'
import { isCupboard } from '../kinds.ts'
import type { Level } from '../level.ts'

interface Line {
  from: Point
  to: Point
}

/** Part of a line inside a rectangle, as fractions of the line's length. */
function partIn({ from, to }: Line, rect: Rect): Span | null {
  let enter = 0
  let leave = 1
  const slabs = [
    [from[0], to[0] - from[0], rect.x, rect.x + rect.w],
    [from[1], to[1] - from[1], rect.y, rect.y + rect.h],
  ] as const
  for (const [start, by, low, high] of slabs) {
    if (by === 0) {
      if (start <= low || start >= high) return null
      continue
    }
    const [a, b] = [(low - start) / by, (high - start) / by]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return leave > enter ? [enter, leave] : null
}

/** Sight barriers: walls with their doors open, and closed cupboards. */
function barriersOf(level: Level): { solid: Rect[]; gaps: Rect[] } {
  const cupboards = level.rooms.filter((room) => isCupboard(room.id)).flatMap((room) => room.cells)
  const doors = level.openings.filter((one) => one.type !== 'window' && one.type !== 'roller')
  return {
    solid: [...level.walls, ...cupboards],
    gaps: doors.map((one) => rectOn(one.axis, [one.band[0] - 5, one.band[1] + 5], one.span)),
  }
}

function sees(line: Line, { solid, gaps }: ReturnType<typeof barriersOf>): boolean {
  const open = gaps.flatMap((gap) => {
    const part = partIn(line, gap)
    return part ? [part] : []
  })
  return solid.every((wall) => {
    const part = partIn(line, wall)
    return !part || spanWithout(part, open).every(([from, to]) => to - from < 1e-6)
  })
}

/** Eye positions in the front door: left, middle and right. */
function eyesOf(level: Level): Point[] {
  return level.openings
    .filter((one) => one.type === 'entry')
    .flatMap(({ axis, band, span }) => {
      const across = (band[0] + band[1]) / 2
      return [0.2, 0.5, 0.8].map((part): Point => {
        const along = span[0] + (span[1] - span[0]) * part
        return axis === 'x' ? [across, along] : [along, across]
      })
    })
}

function pointsOf(pan: Rect): Point[] {
  const { x, y, w, h } = grow(pan, -60)
  return [centreOf(pan), [x, y], [x + w, y], [x, y + h], [x + w, y + h]]
}

/** Problem: a WC pan can be seen from the front door with every door open. */
export function sightProblems(level: Level): string[] {
  const eyes = eyesOf(level)
  const barriers = barriersOf(level)
  return level.pieces
    .filter((piece) => piece.type === 'toilet')
    .filter(({ rect }) => eyes.some((from) => pointsOf(rect).some((to) => sees({ from, to }, barriers))))
    .map((piece) => `the front door looks at the toilet in ${piece.room}`)
}
