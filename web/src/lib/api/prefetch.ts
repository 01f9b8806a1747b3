import { backoff } from '#lib/retry/backoff.ts'
import { queryClient, queryOptions, type ReadName } from './query.ts'

/** Retries after the first try of a prefetch (product §9). */
const PREFETCH_RETRIES = 3

/**
 * Prefetches with retries, unlike a read that a screen waits for (product §9). Query's own `retry` does not fit: a screen that
 * opens meanwhile would wait for all tries instead of showing the error. A screen's failed read counts as the first try.
 */
export async function prefetch(name: ReadName, retries = PREFETCH_RETRIES): Promise<void> {
  const options = queryOptions(name, {})
  const hasFailed = () => Boolean(queryClient.getQueryState(options.queryKey)?.error)
  if (!hasFailed()) await queryClient.prefetchQuery(options)
  for (let failures = 1; failures <= retries && hasFailed(); failures += 1) {
    await new Promise((resolve) => setTimeout(resolve, backoff(failures)))
    await queryClient.prefetchQuery(options)
  }
}

/** Prefetches one of many before a press: a single try, cached like the read of a screen. */
export const readAheadOf = <N extends ReadName>(
  name: N,
  request: Parameters<typeof queryOptions<N>>[1],
): Promise<void> => queryClient.prefetchQuery(queryOptions(name, request))

/** Prefetches what a screen may read by itself: a single try, not repeated after a failure (product §9). */
export const readAhead = (name: ReadName): Promise<void> => prefetch(name, 0)

/**
 * Calls `listener` after each change of an answer that others read, without reading it itself. Returns the unsubscribe function.
 */
export const onAnswer = (name: ReadName, listener: () => void): (() => void) => {
  // Query's hash of a key that is only a name. Importing `hashKey` would add it to the code that the first card waits for.
  const hash = JSON.stringify([name])
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash && query.state.data !== undefined) listener()
  })
}
