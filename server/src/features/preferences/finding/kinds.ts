import type { DesignCategory } from '@dream/contract/api/designs/design'
import { DESIGN_CATEGORIES } from '@dream/contract/rules/designs/categories'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { asInt32Words, emptyBitmap, setBit, type Bitmap } from '#features/designs/ranking/bitmap.ts'

/** Bitmaps of designs by kind, made once per state of the catalogue. */
const kindsOf = new WeakMap<CatalogueState, ReadonlyMap<DesignCategory, Bitmap>>()

function bitmapsOf(catalogue: CatalogueState): ReadonlyMap<DesignCategory, Bitmap> {
  const known = kindsOf.get(catalogue)
  if (known) return known
  const size = catalogue.byOrdinal.length
  const bitmaps = new Map(DESIGN_CATEGORIES.map((category) => [category, emptyBitmap(size)]))
  for (const entry of catalogue.byId.values())
    setBit(bitmaps.get(entry.design.category) ?? emptyBitmap(0), entry.ordinal)
  kindsOf.set(catalogue, bitmaps)
  return bitmaps
}

/** Counts likes of each kind with bitmaps: as fast for ten thousand likes as for ten. */
export function countKinds(catalogue: CatalogueState, liked: Bitmap) {
  const words = asInt32Words(liked)
  return [...bitmapsOf(catalogue)]
    .map(([category, bitmap]) => ({ category, count: countBoth(words, asInt32Words(bitmap)) }))
    .filter(({ count }) => count > 0)
}

function countBoth(words: Int32Array, others: Int32Array): number {
  let count = 0
  const end = Math.min(words.length, others.length)
  for (let at = 0; at < end; at += 1) {
    for (let rest = (words[at] ?? 0) & (others[at] ?? 0); rest !== 0; rest &= rest - 1) count += 1
  }
  return count
}
