import type { LikedDesign } from '@dream/contract/api/designs/deck'

/** Aspect ratio above which a plan takes a row of its own. */
const WIDE_RATIO = 0.95

export function isWide({ plan, pictures: [picture] }: LikedDesign): boolean {
  return plan !== null && picture !== undefined && picture.width / picture.height > WIDE_RATIO
}

/** Splits into rows of tiles; a wide one has its own, and the following ones fill the row that it interrupted. */
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
