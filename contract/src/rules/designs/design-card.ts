import { houseOf } from '../land/land-fit.ts'
import { onlyCategoryFacts } from './document/only-category-facts.ts'
import type { CardDesign } from '../../api/designs/design.ts'
import type { DesignCard } from '../../api/chat/messages.ts'

/** Builds a design's card for a conversation or a brief. */
export function designCardOf(design: CardDesign): DesignCard {
  const shown = onlyCategoryFacts(design)
  const { id, title, category, imageUrl, pictures, bedrooms, bathrooms, garages, frontage, totalArea } = shown
  const dark = pictures[0]?.dark
  const house = houseOf(shown)
  return {
    id,
    title,
    category,
    imageUrl,
    ...(dark && { darkImageUrl: dark }),
    bedrooms,
    bathrooms,
    garages,
    frontage,
    totalArea,
    ...(house && { house }),
  }
}
