import type { Level } from '#plan/level.ts'
import { railsOn } from '#plan/stairs/rails.ts'

import { n, path } from '../svg/marks.ts'

export const drawRails = (level: Level): string =>
  railsOn(level, { hasStairs: true })
    .map(({ axis, at, span: [from, to] }) =>
      axis === 'x'
        ? path('rail', `M${n(at / 10, -from / 10)}V${n(-to / 10)}`)
        : path('rail', `M${n(from / 10, -at / 10)}H${n(to / 10)}`),
    )
    .join('')

/** Draws a cross over a void: there is no floor. */
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
