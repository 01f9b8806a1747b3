import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { factsOf } from '@dream/contract/rules/designs/facts'

/** A design's two figures, or what kind it is. */
export function summaryOf(design: LikedDesign): string {
  const shown = factsOf(design).filter(({ key }) => key === 'bedrooms' || key === 'totalArea')
  return shown.length > 0 ? shown.map(({ value, unit }) => `${value} ${unit}`).join(' · ') : design.category
}
