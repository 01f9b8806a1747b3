import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import { useState } from 'react'
import { usePages } from '#lib/api/pages/use-pages.ts'
import { queryOptions } from '#lib/api/query.ts'
import { amongKnown, NOTHING_CHOSEN, queryOf, type Filter } from './filter/filters.ts'

const PAGE_SIZE = 20
/** Maximum age at which the data still tells who is open. */
const RECENT_MS = 15 * 60_000

/** List of the directory: its filter, and whether it has the brokers outside of the person's state instead. */
export type Listing = { filter: Filter; isElsewhere: boolean }

/** Brokers of a list, each once; `startPages` pages of them to begin with. */
export function useListing({ filter, isElsewhere }: Listing, startPages?: number) {
  const [openedAt] = useState(() => Date.now())
  const query = { ...queryOf(filter), ...(isElsewhere && { elsewhere: 'yes' as const }), limit: PAGE_SIZE }
  const { pages, error, updatedAt, ...list } = usePages({
    pageOf: (after) => queryOptions('GET /api/brokers', { query: { ...query, after } }),
    nextOf: ({ nextCursor }) => nextCursor,
    startPages,
  })
  return {
    ...list,
    pages,
    brokers: pages && uniqueById(pages.flatMap(({ items }) => items)),
    error,
    /** Whether the data is stale, so that it does not tell who is open now. */
    isOld: !pages || error !== null || openedAt - updatedAt > RECENT_MS,
  }
}

/** Removes duplicates: a broker may have moved between two pages while they were read. */
const uniqueById = (brokers: readonly BrokerCard[]) =>
  [...new Map(brokers.toReversed().map((each) => [each.id, each])).values()].toReversed()

/** First page of the directory; until it is loaded, the cached brokers that match the filter. */
export function useBrokers(filter: Filter) {
  const { pages, isOld, error, refetch } = useListing({ filter, isElsewhere: false })
  const all = useListing({ filter: NOTHING_CHOSEN, isElsewhere: false })
  const first = pages?.[0]
  const home = all.pages?.[0]?.home ?? null
  const atHand = all.brokers ? amongKnown({ items: all.brokers, home }, filter) : null
  return {
    /** Null while nothing is known. */
    brokers: first?.items ?? (atHand && atHand.length > 0 ? atHand : null),
    nextCursor: first?.nextCursor,
    /**
     * State to which the list is limited; null when it is not, or not known yet. `elsewhereCount` is the number of brokers left
     * out.
     */
    home: first?.home ?? null,
    elsewhereCount: first?.elsewhereCount ?? 0,
    isOld,
    error,
    refetch,
  }
}
