import { rectOn } from '#plan/geometry/geometry.ts'
import type { Level } from '#plan/level.ts'
import { railsOn } from '#plan/stairs/rails.ts'

import { boundsOfRect } from '../place.ts'
import type { Solid } from '../solids.ts'

const RAIL = 1

/** Glass with a timber rail along every edge with a drop. */
export const railsOf = (level: Level): Solid[] =>
  railsOn(level, { hasStairs: level.name === 'upper' }).flatMap(({ axis, at, span }): Solid[] => {
    const pane = rectOn(axis, [at - 10, at + 10], span)
    const rail = rectOn(axis, [at - 30, at + 30], span)
    return [
      { shape: 'box', paint: 'screenGlass', at: boundsOfRect(pane, 0.02, RAIL - 0.06) },
      { shape: 'box', paint: 'oak', at: boundsOfRect(rail, RAIL - 0.04, 0.04) },
    ]
  })
