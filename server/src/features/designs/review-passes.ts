import type { DealtDesign } from '@dream/contract/api/deck'
import type { RawSql } from '#platform/database.ts'
import type { CatalogueState } from './catalogue.ts'
import { readPasses } from './designs.store.ts'

export type ReviewWish = {
  userId: string
  batch: number
  exclude: readonly string[]
  /** `passedAt` of the last card that was dealt. */
  before: string | undefined
}

/** Passed designs again, newest pass first. What is in the hand or no longer published is skipped. */
export async function reviewPasses(
  sql: RawSql,
  { byId, passReasonsOf }: CatalogueState,
  { userId, batch, exclude, before }: ReviewWish,
): Promise<DealtDesign[]> {
  const skipped = new Set(exclude)
  const cards: DealtDesign[] = []
  let from = before
  while (cards.length < batch) {
    const limit = batch + skipped.size
    const passes = await readPasses(sql, { userId, before: from, limit })
    for (const { designId, passedAt } of passes) {
      const entry = byId.get(designId)
      from = passedAt
      if (!entry?.isPublished || skipped.has(designId) || cards.length === batch) continue
      cards.push({ ...entry.design, why: null, passReasons: passReasonsOf(entry.design), passedAt })
    }
    if (passes.length < limit) break
  }
  return cards
}
