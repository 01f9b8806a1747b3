import { SETBACKS_M } from '#plan/site.ts'
import type { Rect } from '#plan/geometry/geometry.ts'

import type { House } from '../house.ts'

/** Minimum lot of a house in the catalogue, with the house in the middle of its width. */
export function lotOf({ facts, box }: House): Rect {
  const w = facts.minLotWidth * 1000
  return {
    x: box.x + (box.w - w) / 2,
    y: box.y - SETBACKS_M.front * 1000,
    w,
    h: facts.minLotDepth * 1000,
  }
}

/** Buildable area of a lot inside the setbacks. */
export const envelopeOf = (lot: Rect): Rect => ({
  x: lot.x + SETBACKS_M.side * 1000,
  y: lot.y + SETBACKS_M.front * 1000,
  w: lot.w - 2 * SETBACKS_M.side * 1000,
  h: lot.h - (SETBACKS_M.front + SETBACKS_M.rear) * 1000,
})
