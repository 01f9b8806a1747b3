import type { Rect, Span } from '#plan/geometry.ts'
import { rear, right, spanWithout } from '#plan/geometry.ts'
import type { Boundary, Level } from '#plan/level.ts'
import { roomOf } from '#plan/level.ts'
import { footOf, headOf, stairIn } from '#plan/stairs.ts'

import { n, path } from './marks.ts'

const touches = ({ axis, at }: Boundary, rect: Rect) =>
  axis === 'x'
    ? Math.abs(rect.x - at) < 60 || Math.abs(right(rect) - at) < 60
    : Math.abs(rect.y - at) < 60 || Math.abs(rear(rect) - at) < 60
const spanOf = ({ axis }: Boundary, { x, y, w, h }: Rect): Span => (axis === 'x' ? [y, y + h] : [x, x + w])

/** Where one steps onto the stairs or off them on this storey. */
function stepsOff(level: Level): Rect[] {
  const stair = stairIn(level)
  if (!stair) return []
  return [level.name === 'ground' ? footOf(stair, 100) : headOf(stair, 100)]
}

/** A balustrade follows the open sides of stairs, voids and balconies. */
function isRailed(line: Boundary, level: Level): boolean {
  const kinds = [line.low, line.high].map((id) => roomOf(level, id)?.kind)
  if (line.kind === 'eave') return kinds.includes('balcony')
  return line.kind === 'open' && (kinds.includes('stair') || kinds.includes('void'))
}

export function drawRails(level: Level): string {
  const gaps = stepsOff(level)
  return level.boundaries
    .filter((line) => isRailed(line, level))
    .flatMap((line) => {
      const cuts = gaps.filter((gap) => touches(line, gap)).map((gap) => spanOf(line, gap))
      return spanWithout(line.span, cuts).map(([from, to]) =>
        line.axis === 'x'
          ? path('rail', `M${n(line.at / 10, -from / 10)}V${n(-to / 10)}`)
          : path('rail', `M${n(from / 10, -line.at / 10)}H${n(to / 10)}`),
      )
    })
    .join('')
}

/** A void is crossed out: there is no floor. */
export const drawVoids = (level: Level): string =>
  level.rooms
    .filter((room) => room.kind === 'void')
    .map(({ main: { x, y, w, h } }) =>
      path(
        'ev',
        `M${n(x / 10, -y / 10)}L${n((x + w) / 10, -(y + h) / 10)}M${n((x + w) / 10, -y / 10)}L${n(x / 10, -(y + h) / 10)}`,
      ),
    )
    .join('')
