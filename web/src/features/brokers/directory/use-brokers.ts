import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { amongKnown, NOTHING_CHOSEN, queryOf, type Filter } from './filter/filters.ts'

const PAGE_SIZE = 20
/** Maximum age at which the data still tells who is open. */
const RECENT_MS = 15 * 60_000

/** List of the directory: its filter, and whether it has the brokers outside of the person's state instead. */
export type Listing = { filter: Filter; isElsewhere: boolean }

const pageOf = ({ filter, isElsewhere }: Listing, after?: string) => ({
  query: {
    ...queryOf(filter),
    ...(isElsewhere && { elsewhere: 'yes' as const }),
    limit: PAGE_SIZE,
    ...(after !== undefined && { after }),
  },
})

const isOlder = (openedAt: number, updatedAt: number) => openedAt - updatedAt > RECENT_MS

/** First page of the directory; until it is loaded, the cached brokers that match the filter. */
export function useBrokers(filter: Filter) {
  const answer = useApiQuery('GET /api/brokers', pageOf({ filter, isElsewhere: false }))
  const { data: all } = useApiQuery(
    'GET /api/brokers',
    pageOf({ filter: NOTHING_CHOSEN, isElsewhere: false }),
  )
  const [openedAt] = useState(() => Date.now())
  const atHand = all ? amongKnown(all, filter) : null
  const { data, error, dataUpdatedAt } = answer
  return {
    /** Null while nothing is known. */
    brokers: data?.items ?? (atHand && atHand.length > 0 ? atHand : null),
    nextCursor: data?.nextCursor,
    /**
     * State to which the list is limited; null when it is not, or not known yet. `elsewhereCount` is the number of brokers left
     * out.
     */
    home: data ? data.home : null,
    elsewhereCount: data ? data.elsewhereCount : 0,
    /** Whether the data is stale, so that it does not tell who is open now. */
    isOld: !data || error !== null || isOlder(openedAt, dataUpdatedAt),
    error,
    refetch: answer.refetch,
  }
}

/** First page of the brokers outside of the person's state. */
export function useBrokersElsewhere(filter: Filter) {
  const [openedAt] = useState(() => Date.now())
  const answer = useApiQuery('GET /api/brokers', pageOf({ filter, isElsewhere: true }))
  const { data, error, dataUpdatedAt, refetch } = answer
  return { data, error, refetch, isOld: error !== null || isOlder(openedAt, dataUpdatedAt) }
}

/** Page after a broker. */
export const useBrokersAfter = (listing: Listing, after: string) =>
  useApiQuery('GET /api/brokers', pageOf(listing, after))
