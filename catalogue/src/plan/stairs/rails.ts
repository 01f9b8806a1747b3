import type { Rect, Span } from '../geometry/geometry.ts'
import { rear, right, spanWithout } from '../geometry/geometry.ts'
import type { Boundary, Level } from '../level.ts'
import { roomOf } from '../level.ts'
import { footOf, headOf, stairIn } from './stairs.ts'

/** A balustrade along a line of a storey. */
type Rail = Pick<Boundary, 'axis' | 'at' | 'span'>

/** Exits of the stairs on this storey. */
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

function isRailed(line: Boundary, level: Level, hasStairs: boolean): boolean {
  const kinds = [line.low, line.high].map((id) => roomOf(level, id)?.kind)
  if (line.kind === 'eave') return kinds.includes('balcony')
  return line.kind === 'open' && ((hasStairs && kinds.includes('stair')) || kinds.includes('void'))
}

/** Balustrades along the open sides of voids and balconies and, if requested, of the stairs. */
export function railsOn(level: Level, { hasStairs }: { hasStairs: boolean }): Rail[] {
  const gaps = stepsOff(level)
  return level.boundaries
    .filter((line) => isRailed(line, level, hasStairs))
    .flatMap((line) => {
      const cuts = gaps.filter((gap) => touches(line, gap)).map((gap) => spanOf(line, gap))
      return spanWithout(line.span, cuts).map((span) => ({ axis: line.axis, at: line.at, span }))
    })
}
