import type { Rect, Span } from '#plan/geometry.ts'
import { rear, rectOn, right, spanWithout } from '#plan/geometry.ts'
import type { Boundary, Level } from '#plan/level.ts'
import { roomOf } from '#plan/level.ts'
import { footOf, headOf, stairIn } from '#plan/stairs.ts'

import { boundsOfRect } from '../place.ts'
import type { Solid } from '../solids.ts'

const RAIL = 1

/** Where one steps onto the stairs or off them. */
function stepsOff(level: Level): Rect[] {
  const stair = stairIn(level)
  if (!stair) return []
  return [level.name === 'ground' ? footOf(stair, 100) : headOf(stair, 100)]
}

const touches = ({ axis, at }: Boundary, rect: Rect) =>
  axis === 'x'
    ? Math.abs(rect.x - at) < 60 || Math.abs(right(rect) - at) < 60
    : Math.abs(rect.y - at) < 60 || Math.abs(rear(rect) - at) < 60
const spanOf = ({ axis }: Boundary, { x, y, w, h }: Rect): Span => (axis === 'x' ? [y, y + h] : [x, x + w])

/** A balustrade follows the open sides of a void, of an upper storey's stairs and of balconies. */
function isRailed(line: Boundary, level: Level): boolean {
  const kinds = [line.low, line.high].map((id) => roomOf(level, id)?.kind)
  if (line.kind === 'eave') return kinds.includes('balcony')
  const isOverStairs = level.name === 'upper' && kinds.includes('stair')
  return line.kind === 'open' && (isOverStairs || kinds.includes('void'))
}

/** Glass with a timber rail along every edge one could fall from. */
export function railsOf(level: Level): Solid[] {
  const gaps = stepsOff(level)
  return level.boundaries
    .filter((line) => isRailed(line, level))
    .flatMap((line) => {
      const cuts = gaps.filter((gap) => touches(line, gap)).map((gap) => spanOf(line, gap))
      return spanWithout(line.span, cuts).flatMap((span): Solid[] => {
        const pane = rectOn(line.axis, [line.at - 10, line.at + 10], span)
        const rail = rectOn(line.axis, [line.at - 30, line.at + 30], span)
        return [
          { shape: 'box', paint: 'screenGlass', at: boundsOfRect(pane, 0.02, RAIL - 0.06) },
          { shape: 'box', paint: 'oak', at: boundsOfRect(rail, RAIL - 0.04, 0.04) },
        ]
      })
    })
}
