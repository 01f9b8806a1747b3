import type { Design } from '@dream/contract/api/designs/design'
import { type Ground, houseOf, lotFor } from '@dream/contract/rules/land/land-fit'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'

/** Replaces a design's lot by the one that it needs on a person's ground, everywhere on its sheet. */
export function onGround(ground: Ground, design: Design): Design {
  const house = houseOf(design)
  if (!house || !design.plan) return design
  const { width, depth } = lotFor(house, ground)
  return { ...suitedTo(ground, design), plan: { ...design.plan, minLotWidth: width, minLotDepth: depth } }
}
