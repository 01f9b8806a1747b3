import type { DesignCategory } from '@dream/contract/api/designs/design'

/** Number of likes of one category. */
export type Kind = { category: DesignCategory; count: number }
/** Choice of one category, or of all. */
export type Shelf = { category: DesignCategory | 'all'; label: string; count: number }

/** Order of the categories; floor plans come first. */
const NAMES: readonly (readonly [DesignCategory, string])[] = [
  ['Floor Plan', 'Floor plans'],
  ['Kitchen', 'Kitchens'],
  ['Bathroom', 'Bathrooms'],
  ['Living', 'Living rooms'],
  ['Facade', 'Facades'],
  ['Alfresco', 'Alfrescos'],
]

/** Choices for the liked categories with their counts; with "all" when there are several. */
export function shelvesOf(kinds: readonly Kind[]): Shelf[] {
  const shelves = NAMES.flatMap(([category, label]) => {
    const count = kinds.find((kind) => kind.category === category)?.count ?? 0
    return count > 0 ? [{ category, label, count }] : []
  })
  if (shelves.length < 2) return shelves
  return [{ category: 'all', label: 'All', count: totalOf(kinds) }, ...shelves]
}

/** Counts designs by category. */
export function kindsOf(designs: readonly { category: DesignCategory }[]): Kind[] {
  return NAMES.map(([category]) => ({
    category,
    count: designs.filter((design) => design.category === category).length,
  }))
}

export const totalOf = (kinds: readonly Kind[]) => kinds.reduce((sum, { count }) => sum + count, 0)

export const isCategory = (text: string | null): text is DesignCategory =>
  NAMES.some(([category]) => category === text)
