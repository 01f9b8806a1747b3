import type { Level } from '#plan/level.ts'
import { STOREY_HEIGHT_MM, stairIn, treadsOf } from '#plan/stairs/stairs.ts'

import { CUT_HEIGHT_M, DECKING_M } from '../heights.ts'
import { boundsOfRect, toMetres } from '../place.ts'
import type { Solid } from '../solids.ts'

const TREAD = 0.045
/** Height to which the flight is built: a little over the cut walls, to show that it continues. */
const BUILT = CUT_HEIGHT_M + 0.25

/** Treads of a storey's stairs, each on its block; on the upper storey, those that come up through the well. */
export function stairsOf(level: Pick<Level, 'name' | 'pieces'>): Solid[] {
  const stair = stairIn(level)
  if (!stair) return []
  const isUpper = level.name === 'upper'
  const foot = isUpper ? -DECKING_M : 0
  const below = isUpper ? toMetres(STOREY_HEIGHT_MM) : 0
  return treadsOf(stair).flatMap(({ rect, heightMm }): Solid[] => {
    const top = toMetres(heightMm) - below
    if (top > BUILT || top - TREAD <= foot) return []
    return [
      { shape: 'box', paint: 'paper', at: boundsOfRect(rect, foot, top - TREAD - foot) },
      { shape: 'box', paint: 'oak', at: boundsOfRect(rect, top - TREAD, TREAD) },
    ]
  })
}
