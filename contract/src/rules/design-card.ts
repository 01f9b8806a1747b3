import type { Design } from '../api/design.ts'
import type { DesignCard } from '../api/messages.ts'

/** What a conversation and a brief show of a design. */
export function designCardOf(design: Design): DesignCard {
  const { id, title, category, imageUrl, bedrooms, bathrooms, garages, frontage, totalArea } = design
  return { id, title, category, imageUrl, bedrooms, bathrooms, garages, frontage, totalArea }
}
