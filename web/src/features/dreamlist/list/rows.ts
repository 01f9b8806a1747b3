import type { LikedDesign } from '@dream/contract/api/designs/deck'

/** A plan wider than this against its height takes a row of its own. */
const WIDE_RATIO = 0.95

export function isWide({ plan, pictures: [picture] }: LikedDesign): boolean {
  return plan !== null && picture !== undefined && picture.width / picture.height > WIDE_RATIO
}

/** Rows of so many tiles; a wide one has its own, and what follows it fills the row that it broke. */
export function rowsOf(designs: readonly LikedDesign[], columns: number): LikedDesign[][] {
  const rows: LikedDesign[][] = []
  let open: LikedDesign[] | null = null
  for (const design of designs) {
    if (isWide(design)) {
      rows.push([design])
      continue
    }
    if (!open) rows.push((open = []))
    open.push(design)
    if (open.length >= columns) open = null
  }
  return rows
}
