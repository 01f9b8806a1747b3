import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { Ground } from '@dream/contract/rules/land/land-fit'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { readGround } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { readLikes, type LikePage } from './preferences.store.ts'

/** Page of liked designs. Designs that this process does not know yet are skipped and replaced: only the last page is short. */
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
    liked.push(...likedOn(ground, { byId, cardOf }, likes))
    const last = likes.at(-1)
    if (last) from = { before: last.likedAt, after: last.designId }
    if (likes.length < wanted || liked.length === limit) return liked
  }
}

type Like = { designId: string; likedAt: string }

/** Likes as the dreamlist shows them, with their fit on a block; without designs that this process does not know yet. */
export const likedOn = (
  ground: Ground,
  { byId, cardOf }: Pick<CatalogueState, 'byId' | 'cardOf'>,
  likes: readonly Like[],
): LikedDesign[] =>
  likes.flatMap(({ designId, likedAt }) => {
    const entry = byId.get(designId)
    return entry ? [{ ...suitedTo(ground, cardOf(entry.design)), likedAt }] : []
  })

/** Some likes as the dreamlist shows them, with their fit on the person's block. */
export const readLikedDesigns = async (
  { db }: Database,
  catalogue: CatalogueState,
  { userId, likes }: { userId: string; likes: readonly Like[] },
): Promise<LikedDesign[]> => likedOn(await readGround(db, userId), catalogue, likes)
