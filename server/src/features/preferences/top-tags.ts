import type { TopTag } from '@dream/contract/api/designs/tags'
import { TOP_TAGS_MAX } from '@dream/contract/rules/designs/collections'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { readDeckOf } from '#features/designs/designs.store.ts'
import { swiperOf } from '#features/designs/dealing/swiper.ts'
import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'
import type { TagCounts } from '#features/designs/ranking/swipes.ts'
import { tagName } from '#features/designs/ranking/tag-labels.ts'
import type { Database } from '#platform/database/database.ts'
import { besideOthers, changeOf } from './taste/beside.ts'
import type { Everybody, Shares } from './taste/everybody.ts'
import { readLateLikes } from './taste/taste.store.ts'

/** Fewer likes than these make no habit, and a tag this little more common than usual says nothing about anybody. */
const MIN_LIKES = 3
const MIN_LIFT = 1.15

/** What a person's likes have in common, the most telling first. */
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

/** The tags of what was liked lately, one list a like. */
const weekOf = ({ byId }: CatalogueState, late: readonly string[]) =>
  late.flatMap((id) => {
    const entry = byId.get(id)
    return entry ? [entry.design.tags] : []
  })

type Known = { others?: Shares | null; week?: readonly (readonly string[])[] }

/** The pure part. */
export function topTags(
  { tags, tagShares }: FeatureIndex,
  { liked, likes }: TagCounts,
  { others = null, week = [] }: Known = {},
): TopTag[] {
  return tags
    .flatMap((tag, id) => {
      const label = tagName(tag)
      const count = liked[id] ?? 0
      const usual = tagShares[id] ?? 0
      const lift = usual > 0 && likes > 0 ? count / likes / usual : 0
      if (label === null || count < MIN_LIKES || lift < MIN_LIFT) return []
      const sentence = `${label}: ${count} of your ${likes} likes`
      const inWeek = week.filter((each) => each.includes(tag)).length
      const change = changeOf(
        { count: inWeek, likes: week.length },
        { count: count - inWeek, likes: likes - week.length },
      )
      const beside = others && besideOthers(count / likes, others[id] ?? 0)
      return [{ tag, label, likes: count, usual, sentence, beside, change, tells: count * Math.log(lift) }]
    })
    .sort((a, b) => b.tells - a.tells || (a.tag < b.tag ? -1 : 1))
    .slice(0, TOP_TAGS_MAX)
    .map(({ tells: _tells, ...top }) => top)
}
