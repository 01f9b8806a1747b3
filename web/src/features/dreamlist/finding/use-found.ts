import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { LIKED_PAGE } from '@dream/contract/rules/designs/liked'
import { FOUND_PAGE, inOrderOf, isFound, type LikedContext } from '@dream/contract/rules/designs/liked/filter'
import { useMemo, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import type { KnownCollection } from '../collections/queue/known-collections.ts'
import { useDesignsOf } from '../collections/use-designs-of.ts'
import { joinPages, newestFirst, putBack } from '../list/join-pages.ts'
import { beforeTheRest, changedSince, withChanges, type Changes } from '../list/with-changes.ts'
import { NO_FILTER, type DreamFilter } from './filter-url.ts'
import { kindsOf, totalOf, type Kind } from './shelves.ts'
import { countTags, tagsWith, type TagCount } from './tag-choices.ts'

const SEARCH = 'GET /api/preferences/liked/search'

/** `among`: collection of the filter. */
type Finding = {
  filter: DreamFilter
  context: LikedContext
  among: KnownCollection | undefined
  changes: Changes
}

const NONE: readonly LikedDesign[] = []

/**
 * Likes that match a filter. When the device has all of them, or of the collection, it searches itself, also offline; beyond one
 * page the server searches, and the device's result stands in until it answers.
 */
export function useFound({ filter, context, among, changes }: Finding) {
  const { data, dataUpdatedAt: storedAt, error, refetch } = useApiQuery('GET /api/preferences/liked')
  const stored = data ?? NONE
  const isWhole = data !== undefined && data.length < LIKED_PAGE
  const isAmong = among !== undefined && data !== undefined && !isWhole
  const inside = useDesignsOf(isAmong ? among : undefined)
  // For a collection only the server's counts are used: it may not know designs that were just added.
  const server = useServerPages(isAmong ? NO_FILTER : filter, data !== undefined && !isWhole)
  const isCounted = !isWhole && server.items !== undefined
  const isByServer = isCounted && !isAmong
  const hasMore = isByServer && server.hasMore
  const liked = useMemo(() => withChanges(stored, storedAt, changes), [stored, storedAt, changes])
  const listed = isAmong ? inside.designs : (isByServer && server.items) || stored
  const readAt = isByServer ? server.readAt : storedAt
  const { items, moreBy } = useMatching({ listed, readAt, isByServer, hasMore }, { filter, context, changes })
  const { kinds, tagCounts } = useCounts({ stored, liked, changes, server: isCounted ? server : null })
  return {
    /** Undefined until something is known. */
    items: data || liked.length > 0 ? items : undefined,
    found: hasMore ? server.found + moreBy : items.length,
    kinds,
    tagCounts,
    total: totalOf(kinds),
    /** Whether the total is known; it is not when there are more likes than this device has, and the server has not answered. */
    isTotalKnown: isWhole || isCounted,
    /** Whether more may match, for the same reason. */
    isPartial: !isWhole && !isByServer && !(isAmong && !inside.isMissing),
    error: error ?? (isWhole ? null : (server.error ?? (inside.isMissing ? inside.error : null))),
    refetch: () =>
      void Promise.all([
        refetch(),
        ...(isWhole ? [] : [server.refetch()]),
        ...(inside.isMissing ? [inside.refetch()] : []),
      ]),
    hasMore,
    isReading: server.isReading,
    moreError: server.moreError,
    readMore: server.readMore,
    /** Likes on this device. */
    liked,
  }
}

type Listed = { listed: readonly LikedDesign[]; readAt: number; isByServer: boolean; hasMore: boolean }

/** Matches of a list, in order; `moreBy` is the correction of their number by unsent changes. */
function useMatching(
  { listed, readAt, isByServer, hasMore }: Listed,
  { filter, context, changes }: Omit<Finding, 'among'>,
) {
  return useMemo(() => {
    const isMatch = (design: LikedDesign) => isFound(design, filter, context)
    const now = withChanges(listed, readAt, changes)
    // The server has already searched and sorted them.
    if (isByServer && now === listed) return { items: listed, moreBy: 0 }
    const here = now.filter(isMatch)
    const sorted = filter.sort === 'newest' ? here.sort(newestFirst) : inOrderOf(filter.sort, here, context)
    const { added, gone } = changedSince(listed, readAt, changes.made)
    return {
      items: hasMore ? beforeTheRest(sorted, listed) : sorted,
      moreBy: added.filter(isMatch).length - listed.filter(({ id }) => gone.has(id)).length,
    }
  }, [listed, readAt, isByServer, hasMore, filter, context, changes])
}

type Counting = {
  stored: readonly LikedDesign[]
  liked: readonly LikedDesign[]
  changes: Changes
  /** Null while its counts are not needed or not known. */
  server: Pick<ReturnType<typeof useServerPages>, 'items' | 'readAt' | 'kinds' | 'tags'> | null
}

/** Counts of likes by category and tag, without the filter. */
function useCounts({ stored, liked, changes, server }: Counting) {
  const { items = NONE, readAt = 0, kinds = null, tags = NO_TAGS } = server ?? {}
  return useMemo(() => {
    if (!kinds) return { kinds: kindsOf(liked), tagCounts: countTags(liked) }
    const here = putBack(stored, items)
    const { added, gone } = changedSince(here, readAt, changes.made)
    const lost = here.filter(({ id }) => gone.has(id))
    const now = added.length + lost.length > 0 ? kindsWith(kinds, added, lost) : kinds
    return { kinds: now, tagCounts: tagsWith({ tags, added, lost, likes: totalOf(now) }) }
  }, [stored, liked, changes, items, readAt, kinds, tags])
}

/** Server's counts by category, corrected by unsent changes. */
function kindsWith(
  kinds: readonly Kind[],
  added: readonly LikedDesign[],
  lost: readonly LikedDesign[],
): Kind[] {
  const more = kindsOf(added)
  const fewer = kindsOf(lost)
  return more.map(({ category, count }, at) => ({
    category,
    count: Math.max(
      0,
      (kinds.find((kind) => kind.category === category)?.count ?? 0) + count - (fewer[at]?.count ?? 0),
    ),
  }))
}

/** Later pages. `items` are the first page as it was and those after it: a newer first page may have pushed some of its own out. */
type Behind = { key: string; first: readonly LikedDesign[]; items: readonly LikedDesign[]; isLast: boolean }

const NO_KINDS: readonly Kind[] = []
const NO_TAGS: readonly TagCount[] = []

function useServerPages(filter: DreamFilter, isEnabled: boolean) {
  const query = useMemo(() => queryOf(filter), [filter])
  const key = JSON.stringify(query)
  const { data, dataUpdatedAt: readAt, error, refetch } = useApiQuery(SEARCH, { query, isEnabled })
  const [behind, setBehind] = useState<Behind | null>(null)
  const [isReading, setReading] = useState(false)
  const [moreError, setMoreError] = useState<unknown>(null)
  // Lists in another order than by time cannot be aligned with a newer first page.
  const isOurs = behind?.key === key && (filter.sort === 'newest' || behind.first === data?.items)
  const rest = isOurs ? behind.items : NONE
  const items = useMemo(() => data && joinPages(data.items, rest, FOUND_PAGE), [data, rest])
  const hasMore = data !== undefined && data.items.length >= FOUND_PAGE && !(isOurs && behind.isLast)

  async function readMore() {
    const last = items?.at(-1)
    if (!data || !items || !last || isReading) return
    setReading(true)
    setMoreError(null)
    try {
      const cursor = filter.sort === 'newest' ? { before: last.likedAt, after: last.id } : { after: last.id }
      const page = await call(SEARCH, { query: { ...query, ...cursor } })
      setBehind({
        key,
        first: data.items,
        items: [...items, ...page.items],
        isLast: page.items.length < FOUND_PAGE,
      })
    } catch (failure) {
      setMoreError(failure)
    } finally {
      setReading(false)
    }
  }
  return {
    items,
    readAt,
    found: data?.found ?? 0,
    kinds: data?.kinds ?? NO_KINDS,
    tags: data?.tags ?? NO_TAGS,
    error,
    refetch,
    hasMore,
    isReading,
    moreError: moreError instanceof Error ? moreError : null,
    readMore,
  }
}

function queryOf({ fits, tags, ...filter }: DreamFilter) {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
  return { ...asked, ...(fits && { fits: 'yes' as const }), ...(tags && { tags: tags.join(',') }) }
}
