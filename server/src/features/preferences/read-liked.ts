import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { readGround } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { readLikes, type LikePage } from './preferences.store.ts'

/** A page of liked designs. It is filled past designs that this process does not know yet: only the last one is short. */
export async function readLiked(
  { db }: Database,
  { byId, cardOf }: CatalogueState,
  { userId, limit, ...cursor }: LikePage,
): Promise<LikedDesign[]> {
  const ground = await readGround(db, userId)
  const liked: LikedDesign[] = []
  let from: Pick<LikePage, 'before' | 'after'> = cursor
  for (;;) {
    const wanted = limit - liked.length
    const likes = await readLikes(db, { userId, limit: wanted, ...from })
    for (const { designId, likedAt } of likes) {
      const entry = byId.get(designId)
      if (entry) liked.push({ ...suitedTo(ground, cardOf(entry.design)), likedAt })
      from = { before: likedAt, after: designId }
    }
    if (likes.length < wanted || liked.length === limit) return liked
  }
}
