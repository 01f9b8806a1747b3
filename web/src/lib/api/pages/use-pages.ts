import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '../query.ts'

/** Query options of the page at a cursor; without one, of the first. */
export type PageOf<Page> = (cursor?: string) => { queryKey: QueryKey; queryFn: () => Promise<Page> }

type Paging<Page> = {
  pageOf: PageOf<Page>
  /** Cursor of the page after one; undefined when it is the last. */
  nextOf: (page: Page) => string | undefined
  /** Whether the previous list stays while another one loads. */
  keepsPrevious?: boolean
  /** Number of pages to begin with. */
  startPages?: number | undefined
}

/**
 * Pages of a list, cached as one answer: the first, and further ones on request. An invalidation refetches them all in order, so
 * that no row is lost, shown twice or stale.
 */
export function usePages<Page>({ pageOf, nextOf, keepsPrevious = false, startPages = 1 }: Paging<Page>) {
  // The key differs from the one of a single page.
  const queryKey = [...pageOf().queryKey, 'pages']
  const list = JSON.stringify(queryKey)
  const [wanted, setWanted] = useState({ list, pages: startPages })
  const answer = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, string | undefined>(
    {
      queryKey,
      queryFn: ({ pageParam }) => pageOf(pageParam).queryFn(),
      initialPageParam: undefined,
      getNextPageParam: nextOf,
      ...(keepsPrevious && { placeholderData: (previous) => previous }),
    },
    queryClient,
  )
  const { data, error, refetch, fetchNextPage, isFetching, isFetchNextPageError: hasMoreFailed } = answer
  const count = data?.pages.length ?? 0
  const isRequested = wanted.list === list && count < wanted.pages && answer.hasNextPage
  const isReading = isRequested && (isFetching || !error)
  // A fetch cancels the one before: the next page waits for a refetch, and is read again after one.
  const isDue = isReading && !isFetching
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
  function readMore() {
    if (isReading) return
    setWanted({ list, pages: count + 1 })
    if (!error) return
    // The next page alone would make those before it look fresh after a failed refetch.
    void (hasMoreFailed ? fetchNextPage() : refetch())
  }
  return {
    pages: data?.pages,
    error: hasMoreFailed ? null : error,
    refetch,
    updatedAt: answer.dataUpdatedAt,
    /** Whether the pages are those of the previous list. */
    isPrevious: answer.isPlaceholderData,
    hasMore: answer.hasNextPage,
    isReading,
    moreError: isRequested && !isReading ? error : null,
    readMore,
  }
}
