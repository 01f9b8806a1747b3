import type { TopTag } from '@dream/contract/api/designs/tags'
import { TOP_TAGS_MAX } from '@dream/contract/rules/designs/collections'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { readDeckOf } from '#features/designs/designs.store.ts'
import { swiperOf } from '#features/designs/dealing/swiper.ts'
import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'
import {
  countLikes,
  liftOf,
  type LikeCounts,
  likedShareOf,
  shareOfKind,
} from '#features/designs/ranking/swipes.ts'
import { tagName } from '#features/designs/ranking/tag-labels.ts'
import type { Database } from '#platform/database/database.ts'
import { besideOthers, changeOf } from './taste/beside.ts'
import type { Everybody, Shares } from './taste/everybody.ts'
import { isInNearlyAll } from './taste/is-in-nearly-all.ts'
import { readLateLikes } from './taste/taste.store.ts'

/** Min likes for a trait, and min difference from the usual share. */
const MIN_LIKES = 3
const MIN_LIFT = 1.15

/** Common traits of a person's likes, the most distinctive first. */
export async function readTopTags({ database, everybody }: Deps, catalogue: CatalogueState, userId: string) {
  const [row, late, others] = await Promise.all([
    readDeckOf(database, userId),
    readLateLikes(database.db, userId, WEEK_DAYS),
    everybody(catalogue),
  ])
  const counts = catalogue.countsOf(userId, swiperOf(catalogue.byId, row, userId).swipes)
  return {
    likes: counts.likes,
    items: topTags(catalogue.index, counts, { others, week: weekOf(catalogue, late) }),
  }
}

type Deps = { database: Database; everybody: Everybody }
const WEEK_DAYS = 7

const weekOf = ({ byId, index }: CatalogueState, late: readonly string[]): LikeCounts =>
  countLikes(
    index,
    late.flatMap((id) => byId.get(id)?.ordinal ?? []),
  )

type Known = { others?: Shares | null; week?: LikeCounts | null }

/** Pure part, without reads. */
export function topTags(
  index: FeatureIndex,
  counts: LikeCounts,
  { others = null, week = null }: Known = {},
): TopTag[] {
  const { liked, likes } = counts
  return index.tags
    .flatMap((tag, id) => {
      const label = tagName(tag)
      const count = liked[id] ?? 0
      const usual = index.tagShares[id] ?? 0
      const lift = liftOf(index, counts, id)
      const isTelling = count >= MIN_LIKES && lift >= MIN_LIFT && count / likes > usual
      if (label === null || !isTelling || isInNearlyAll(index, tag)) return []
      const sentence = `${label}: ${count} of your ${likes} likes`
      const beside =
        others &&
        besideOthers(
          likedShareOf(index, counts, id),
          shareOfKind(index, id, { share: others.tags[id] ?? 0, plans: others.plans }),
        )
      const change = week && changeIn(index, { counts, week }, id)
      return [{ tag, label, likes: count, usual, sentence, beside, change, tells: count * Math.log(lift) }]
    })
    .sort((a, b) => b.tells - a.tells || (a.tag < b.tag ? -1 : 1))
    .slice(0, TOP_TAGS_MAX)
    .map(({ tells: _tells, ...top }) => top)
}

type Weeks = { counts: LikeCounts; week: LikeCounts }

/** Change of this week among the likes of the tag's kind. */
function changeIn({ isOfPlans }: FeatureIndex, { counts, week }: Weeks, id: number): string | null {
  const isOfPlan = isOfPlans[id] === 1
  const alike = ({ likes, likedPlans }: LikeCounts) => (isOfPlan ? likedPlans : likes - likedPlans)
  const now = { count: week.liked[id] ?? 0, likes: alike(week) }
  const earlier = { count: (counts.liked[id] ?? 0) - now.count, likes: alike(counts) - now.likes }
  return changeOf({ ...now, of: isOfPlan ? 'plans' : 'rooms' }, earlier)
}
