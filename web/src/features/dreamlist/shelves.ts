import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { DesignCategory } from '@dream/contract/api/designs/design'

/** One filter of the dreamlist with how many designs it holds. */
export type Shelf = { category: DesignCategory | 'all'; label: string; count: number }

/** In this order everywhere; floor plans come first. */
const NAMES: readonly (readonly [DesignCategory, string])[] = [
  ['Floor Plan', 'Floor plans'],
  ['Kitchen', 'Kitchens'],
  ['Bathroom', 'Bathrooms'],
  ['Living', 'Living rooms'],
  ['Facade', 'Facades'],
  ['Alfresco', 'Alfrescos'],
]

/** The categories that were liked, with counts; all of them together when there are several. */
export function shelvesOf(designs: readonly LikedDesign[]): Shelf[] {
  const shelves = NAMES.map(([category, label]) => ({
    category,
    label,
    count: designs.filter((design) => design.category === category).length,
  })).filter((shelf) => shelf.count > 0)
  if (shelves.length < 2) return shelves
  return [{ category: 'all', label: 'All', count: designs.length }, ...shelves]
}

/**
 * The designs of a shelf, floor plans first, otherwise newest like first as they came. While more are to come, the rest waits
 * behind the plans among them: nothing is put in above what a person looks at.
 */
export function onShelf(
  designs: readonly LikedDesign[],
  category: Shelf['category'],
  { hasMore = false } = {},
): LikedDesign[] {
  const wanted = designs.filter((design) => category === 'all' || design.category === category)
  const isPlan = (design: LikedDesign) => design.category === 'Floor Plan'
  const plans = wanted.filter(isPlan)
  if (category === 'all' && hasMore && plans.length > 0) return plans
  return [...plans, ...wanted.filter((design) => !isPlan(design))]
}
