import type { ListCount } from '@dream/contract/api/admin/list'
import { useState } from 'react'
import type { ApiQuery } from '#lib/api/query.ts'

type Page<Row> = { items: Row[]; nextCursor?: string | undefined; count?: ListCount | undefined }
type Behind<Row> = { first: Page<Row>; items: Row[]; nextCursor: string | undefined }

/**
 * Rows of a list: the cached first page, and further pages on request. While another query loads, the previous rows stay, marked
 * as stale.
 */
export function useListRows<Row>(
  first: ApiQuery<Page<Row>>,
  readPage: (cursor: string) => Promise<Page<Row>>,
) {
  const { data, error, refetch } = first
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const [more, setMore] = useState<Behind<Row> | null>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const page = data ?? (error ? undefined : last)
  // Later pages are dropped when the first page changes.
  const behind = more && more.first === page ? more : null
  const cursor = behind ? behind.nextCursor : page?.nextCursor

  async function readMore() {
    if (cursor === undefined || !page || isReading) return
    setReading(true)
    setFailure(null)
    try {
      const next = await readPage(cursor)
      setMore({ first: page, items: [...(behind?.items ?? []), ...next.items], nextCursor: next.nextCursor })
    } catch (caught) {
      setFailure(caught instanceof Error ? caught : new Error('Something went wrong'))
    } finally {
      setReading(false)
    }
  }
  return {
    rows: page && [...page.items, ...(behind?.items ?? [])],
    count: page?.count,
    isOld: data === undefined && page !== undefined,
    error: error ?? failure,
    retry: () => (failure ? void readMore() : void refetch()),
    refetch,
    more: cursor === undefined ? null : () => void readMore(),
    isReading,
  }
}
export type ListRows<Row> = ReturnType<typeof useListRows<Row>>
