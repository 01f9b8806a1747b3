import type { ListCount } from '@dream/contract/api/admin/list'
import { type PageOf, usePages } from '#lib/api/pages/use-pages.ts'

type Page<Row> = { items: Row[]; nextCursor?: string | undefined; count?: ListCount | undefined }

/** Rows of a list. While another query loads, the previous rows stay, marked as stale. */
export function useListRows<Row>(pageOf: PageOf<Page<Row>>) {
  const { pages, error, moreError, readMore, refetch, ...list } = usePages({
    pageOf,
    nextOf: ({ nextCursor }) => nextCursor,
    keepsPrevious: true,
  })
  return {
    rows: pages?.flatMap(({ items }) => items),
    count: pages?.[0]?.count,
    isOld: list.isPrevious,
    error: error ?? moreError,
    retry: () => (moreError ? readMore() : void refetch()),
    refetch,
    more: list.hasMore ? readMore : null,
    isReading: list.isReading,
  }
}
export type ListRows<Row> = ReturnType<typeof useListRows<Row>>
