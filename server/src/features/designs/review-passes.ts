import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { Database } from '#platform/database/database.ts'
import { cardOf } from './card/card-of.ts'
import type { CatalogueState } from './catalogue.ts'
import { readGround, readPasses } from './designs.store.ts'

export type ReviewOptions = {
  userId: string
  batch: number
  exclude: readonly string[]
  /** Cursor: `passedAt` of the last card that was dealt. */
  before: string | undefined
}

/** Deals passed designs again, newest pass first. Cards in the hand or no longer published are skipped. */
export async function reviewPasses(
  database: Database,
  { byId, passReasonsOf }: CatalogueState,
  { userId, batch, exclude, before }: ReviewOptions,
): Promise<DealtDesign[]> {
  const ground = await readGround(database.db, userId)
  const skipped = new Set(exclude)
  const cards: DealtDesign[] = []
  let from = before
  while (cards.length < batch) {
    const limit = batch + skipped.size
    const passes = await readPasses(database.db, { userId, before: from, limit })
    for (const { designId, passedAt } of passes) {
      const entry = byId.get(designId)
      from = passedAt
      if (!entry?.isPublished || skipped.has(designId) || cards.length === batch) continue
      cards.push({
        ...suitedTo(ground, cardOf(entry.design)),
        why: null,
        passReasons: passReasonsOf(entry.design),
        passedAt,
      })
    }
    if (passes.length < limit) break
  }
  return cards
}
