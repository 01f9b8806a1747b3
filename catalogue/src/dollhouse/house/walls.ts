import { rectOn } from '#plan/geometry/geometry.ts'
import type { Level } from '#plan/level.ts'
import { tilesOf } from '#plan/geometry/region.ts'

import { CUT_HEIGHT_M } from '../heights.ts'
import { boundsOfRect } from '../place.ts'
import type { Solid } from '../solids.ts'

/** Walls without their openings, cut level; the cut face is ink-coloured, as on the plan. */
export function wallsOf(level: Pick<Level, 'walls' | 'openings' | 'posts'>): Solid[] {
  const gaps = level.openings.map((one) => rectOn(one.axis, [one.band[0] - 1, one.band[1] + 1], one.span))
  return [...tilesOf(level.walls, gaps), ...level.posts].map((rect) => ({
    shape: 'box',
    paint: 'wall',
    top: 'cap',
    at: boundsOfRect(rect, 0, CUT_HEIGHT_M),
  }))
}
