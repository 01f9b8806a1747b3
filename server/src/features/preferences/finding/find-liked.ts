import type { LikedFound, likedSearchEndpoints } from '@dream/contract/api/designs/liked-search'
import {
  comparePlaces,
  isFound,
  placeBy,
  type LikedContext,
  type LikedSort,
} from '@dream/contract/rules/designs/liked/filter'
import type { z } from 'zod'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { readDeckOf, type StoredDesign } from '#features/designs/designs.store.ts'
import { swiperOf, type Swiper } from '#features/designs/dealing/swiper.ts'
import { onesOf } from '#features/designs/ranking/bitmap.ts'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { readCollectionLikes } from '../collections/collections.store.ts'
import { readLikes } from '../preferences.store.ts'
import { likedOn } from '../read-liked.ts'
import { topTags } from '../top-tags.ts'
import { countKinds } from './kinds.ts'
import { readLikesOf } from './finding.store.ts'
import { tagsOfLikes } from './tag-counts.ts'

type Query = z.output<(typeof likedSearchEndpoints)['GET /api/preferences/liked/search']['query']>
type Search = Query & { userId: string }
type Like = { designId: string; likedAt: string }

/**
 * Page of the likes that match a filter. Likes are known from the person's bitmap, so that counts read no rows; rows are read for
 * the page alone, or newest first until it is full.
 */
export async function findLiked(
  database: Database,
  catalogue: CatalogueState,
  search: Search,
): Promise<LikedFound> {
  const { userId } = search
  const swiper = swiperOf(catalogue.byId, await readDeckOf(database, userId), userId)
  const context = await contextOf(database, catalogue, { search, swiper })
  const kinds = countKinds(catalogue, swiper.swipes.liked)
  const isMatch = (entry: StoredDesign) => isFound(entry.design, filterOf(search), context)
  const matches = isBare(search) ? null : matchesOf(catalogue, swiper, isMatch)
  const request = { search, matches, context }
  const likes =
    search.sort === 'newest'
      ? await newestOf(database, catalogue, request)
      : await orderedOf(database, catalogue, {
          ...request,
          matches: matches ?? matchesOf(catalogue, swiper, isMatch),
        })
  return {
    items: likedOn(context.ground, catalogue, likes),
    found: matches?.size ?? kinds.reduce((sum, { count }) => sum + count, 0),
    kinds,
    tags: tagsOfLikes(catalogue.index, catalogue.countsOf(userId, swiper.swipes)),
  }
}

const filterOf = ({ fits, ...query }: Query) => ({ ...query, fits: fits === 'yes' })

const FILTERS = [
  'category',
  'name',
  'beds',
  'storeys',
  'lotTo',
  'areaFrom',
  'areaTo',
  'fits',
  'tags',
  'collection',
] as const
/** Without a filter every like matches. */
const isBare = (query: Query) => FILTERS.every((name) => query[name] === undefined)

type Asking = { search: Search; swiper: Swiper }

async function contextOf(
  { db }: Database,
  catalogue: CatalogueState,
  { search: { userId, collection, sort }, swiper }: Asking,
): Promise<LikedContext> {
  const { ground, blockWidth, blockDepth } = swiper.answers
  const held = collection ? await readCollectionLikes(db, { userId, id: collection }) : null
  if (collection && !held) throw problem('not-found')
  return {
    ground,
    block: blockWidth === null ? null : { ...ground, width: blockWidth, depth: blockDepth },
    collected: held && new Set(held.map(({ designId }) => designId)),
    taste: sort === 'match' ? topTags(catalogue.index, catalogue.countsOf(userId, swiper.swipes)) : [],
  }
}

type Matches = ReadonlyMap<string, StoredDesign>

function matchesOf(
  { byOrdinal }: CatalogueState,
  { swipes: { liked } }: Swiper,
  isMatch: (entry: StoredDesign) => boolean,
): Matches {
  const matches = new Map<string, StoredDesign>()
  onesOf(liked, (ordinal) => {
    const entry = byOrdinal[ordinal]
    if (entry && isMatch(entry)) matches.set(entry.design.id, entry)
  })
  return matches
}

/** `matches` is null when every like matches. */
type Request = { search: Search; matches: Matches | null; context: LikedContext }

/** Order by a fact: the page is known before a row is read. */
async function orderedOf(
  { db }: Database,
  { byId }: CatalogueState,
  { search, matches, context }: Request & { matches: Matches },
): Promise<Like[]> {
  const { after, limit, userId } = search
  const sort: LikedSort = search.sort
  if (sort === 'newest') return []
  const last = after === undefined ? undefined : byId.get(after)
  const from = last && ([placeBy(sort, last.design, context), last.design.id] as const)
  const page = [...matches.values()]
    .map(({ design }) => [placeBy(sort, design, context), design.id] as const)
    .filter((place) => !from || comparePlaces(place, from) > 0)
    .sort(comparePlaces)
    .slice(0, limit)
    .map(([, id]) => id)
  const times = new Map((await readLikesOf(db, userId, page)).map((like) => [like.designId, like]))
  return page.flatMap((id) => times.get(id) ?? [])
}

/** Max matches that are queried by id; with more of them a page fills quickly from the newest rows. */
const NAMED_MAX = 400
const READ_MAX = 400

/** Newest first, floor plans before the rest. */
async function newestOf(database: Database, catalogue: CatalogueState, request: Request): Promise<Like[]> {
  const { after, before, limit } = request.search
  const isPlan = (id: string) => catalogue.byId.get(id)?.design.category === 'Floor Plan'
  const isPastPlans = after !== undefined && !isPlan(after)
  const cursor = before === undefined ? {} : { before, after }
  const plans = isPastPlans
    ? []
    : await readPart(database, { ...request, wanted: limit, cursor, isWanted: isPlan })
  const isRest = (id: string) => catalogue.byId.has(id) && !isPlan(id)
  const rest = await readPart(database, {
    ...request,
    wanted: limit - plans.length,
    cursor: isPastPlans ? cursor : {},
    isWanted: isRest,
  })
  return [...plans, ...rest]
}

type Part = Request & {
  wanted: number
  cursor: { before?: string; after?: string | undefined }
  isWanted: (id: string) => boolean
}

async function readPart(
  { db }: Database,
  { search: { userId }, matches, wanted, cursor, isWanted }: Part,
): Promise<Like[]> {
  if (wanted === 0) return []
  const named = matches && matches.size <= NAMED_MAX ? [...matches.keys()].filter(isWanted) : null
  if (named) {
    const likes = await readLikesOf(db, userId, named)
    return likes.filter((like) => isBehind(like, cursor)).slice(0, wanted)
  }
  const found: Like[] = []
  let from = cursor
  for (let size = wanted; ; size = READ_MAX) {
    const likes = await readLikes(db, { userId, limit: size, ...from })
    found.push(...likes.filter(({ designId }) => isWanted(designId) && (matches?.has(designId) ?? true)))
    const last = likes.at(-1)
    if (!last || likes.length < size || found.length >= wanted) return found.slice(0, wanted)
    from = { before: last.likedAt, after: last.designId }
  }
}

/** Times have microseconds in one format, so that they compare as text. */
const isBehind = ({ likedAt, designId }: Like, { before, after = '' }: Part['cursor']) =>
  before === undefined || likedAt < before || (likedAt === before && designId < after)
