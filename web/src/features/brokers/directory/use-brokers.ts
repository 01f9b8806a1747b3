import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { amongKnown, NOTHING_CHOSEN, queryOf, type Filter } from './filter/filters.ts'

const PAGE_SIZE = 20
/** Whoever was open longer ago than this may have closed since. */
const RECENT_MS = 15 * 60_000

/** A list of the directory: what it is narrowed to, and whether it has those outside of the person's state instead. */
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

/** One page of the directory; until it is there, those of the brokers at hand that the filter lets through. */
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
    /** The state that the list keeps to, and how many it therefore leaves out; null while that is not known. */
    home: data ? data.home : null,
    elsewhereCount: data ? data.elsewhereCount : 0,
    /** What is shown is from another time: who is open now is not known. */
    isOld: !data || error !== null || isOlder(openedAt, dataUpdatedAt),
    error,
    refetch: answer.refetch,
  }
}

/** The first page of those who don't work in the person's state. */
export function useBrokersElsewhere(filter: Filter) {
  const [openedAt] = useState(() => Date.now())
  const answer = useApiQuery('GET /api/brokers', pageOf({ filter, isElsewhere: true }))
  const { data, error, dataUpdatedAt, refetch } = answer
  return { data, error, refetch, isOld: error !== null || isOlder(openedAt, dataUpdatedAt) }
}

/** The page behind a broker. */
export const useBrokersAfter = (listing: Listing, after: string) =>
  useApiQuery('GET /api/brokers', pageOf(listing, after))
