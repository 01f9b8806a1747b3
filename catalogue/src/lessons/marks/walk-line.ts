import type { Point } from '#plan/geometry/geometry.ts'

import { COLOURS } from '../stage/look.ts'
import { pathThrough, px } from '../stage/sight.ts'
import type { Ink } from './ink.ts'
import type { MarkOf } from './mark.ts'

const CORNER_MM = 420
const PIECES = 7

const towards = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]
const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** The line with rounded corners. */
export function rounded(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after) return [point]
    const cut = (other: Point) => Math.min(0.45, CORNER_MM / Math.max(1, far(point, other)))
    const [start, end] = [towards(point, before, cut(before)), towards(point, after, cut(after))]
    return Array.from({ length: PIECES + 1 }, (_, step) => {
      const part = step / PIECES
      return towards(towards(start, point, part), towards(point, end, part), part)
    })
  })
}

/** The first part of a line. */
export function begun(points: readonly Point[], part: number): Point[] {
  const total = points.slice(1).reduce((sum, point, index) => sum + far(points[index] ?? point, point), 0)
  let left = total * part
  const drawn: Point[] = points.slice(0, 1)
  for (const [index, point] of points.slice(1).entries()) {
    const from = points[index] ?? point
    const length = far(from, point)
    if (length >= left) return [...drawn, towards(from, point, length > 0 ? left / length : 1)]
    left -= length
    drawn.push(point)
  }
  return drawn
}

/** A walking route that draws itself, with a dot for the person at its end. */
export function drawWalk({ points }: MarkOf<'walk'>, { sight, grown }: Ink): string {
  const drawn = begun(rounded(points), grown).map(sight.at)
  const [startX = 0, startY = 0] = drawn[0] ?? []
  const [x = 0, y = 0] = drawn.at(-1) ?? []
  const d = pathThrough(drawn)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="#fff" stroke-width="17"/><path d="${d}" stroke="${COLOURS.tealText}" stroke-width="10"/><path d="${d}" stroke="${COLOURS.teal}" stroke-width="5"/></g><circle cx="${px(startX)}" cy="${px(startY)}" r="9" fill="#fff" stroke="${COLOURS.tealText}" stroke-width="4"/><circle cx="${px(x)}" cy="${px(y)}" r="14" fill="${COLOURS.teal}" stroke="${COLOURS.ink}" stroke-width="4"/>`
}
