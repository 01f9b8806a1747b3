import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { amongKnown, EVERYBODY, queryOf, type Filter } from './filters.ts'

const PAGE_SIZE = 20
/** Whoever was open longer ago than this may have closed since. */
const RECENT_MS = 15 * 60_000

const pageOf = (filter: Filter, after?: string) => ({
  query: { ...queryOf(filter), limit: PAGE_SIZE, ...(after !== undefined && { after }) },
})

/** One page of the directory; until it is there, those of the brokers at hand that the filter lets through. */
export function useBrokers(filter: Filter) {
  const answer = useApiQuery('GET /api/brokers', pageOf(filter))
  const { data: all } = useApiQuery('GET /api/brokers', pageOf(EVERYBODY))
  const [openedAt] = useState(() => Date.now())
  const atHand = all ? amongKnown(all.items, filter) : null
  const { data, error, dataUpdatedAt } = answer
  return {
    /** Null while nothing is known. */
    brokers: data?.items ?? (atHand && atHand.length > 0 ? atHand : null),
    nextCursor: data?.nextCursor,
    /** What is shown is from another time: who is open now is not known. */
    isOld: !data || error !== null || openedAt - dataUpdatedAt > RECENT_MS,
    error,
    refetch: answer.refetch,
  }
}

/** The page behind a broker. */
export const useBrokersAfter = (filter: Filter, after: string) =>
  useApiQuery('GET /api/brokers', pageOf(filter, after))
