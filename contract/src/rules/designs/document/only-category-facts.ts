import type { Design } from '../../../api/designs/design.ts'
import { hasHouse } from '../facts.ts'

type Facts = Pick<Design, 'category' | 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea'> & {
  plan: object | null
}

const NO_HOUSE = {
  bedrooms: null,
  bathrooms: null,
  garages: null,
  frontage: null,
  totalArea: null,
  plan: null,
} as const

/**
 * Removes facts that a design's category does not have: a floor plan that was changed to a kitchen may still hold those of its
 * house.
 */
export const onlyCategoryFacts = <D extends Facts>(design: D): D =>
  hasHouse(design.category) ? design : { ...design, ...NO_HOUSE }
