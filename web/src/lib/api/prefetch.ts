import { backoff } from '#lib/retry/backoff.ts'
import { queryClient, queryOptions, type ReadName } from './query.ts'

/** How many tries follow the first of a read ahead (product §9). */
const PREFETCH_RETRIES = 3

/**
 * Reads ahead of need and tries again when it fails, unlike a read that a screen waits for (product §9). Not by Query's own `retry`:
 * a screen that opens meanwhile would wait for all tries instead of saying what is wrong. The failure of a screen is the first.
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

/** Reads one of many ahead of a press: once, and kept like what a screen has asked for. */
export const readAheadOf = <N extends ReadName>(
  name: N,
  request: Parameters<typeof queryOptions<N>>[1],
): Promise<void> => queryClient.prefetchQuery(queryOptions(name, request))

/** Reads ahead of need what a screen may ask for by itself: once, and not again when that has failed (product §9). */
export const readAhead = (name: ReadName): Promise<void> => prefetch(name, 0)

/** Calls `listener` after each change of an answer that others ask for, without asking by itself. Answers how to stop. */
export const onAnswer = (name: ReadName, listener: () => void): (() => void) => {
  // As Query writes a key that is a name alone; a function of its own for this would come with the first card.
  const hash = JSON.stringify([name])
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash && query.state.data !== undefined) listener()
  })
}
