import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import type { RowState } from '@dream/contract/rules/admin/imports/import-limits'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'

type Behind = { first: unknown; items: readonly ImportRow[]; nextAfter: number | undefined }

/** Rows of an import in a state, page by page. */
export function useImportRows(id: string, state: RowState) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/imports/:id/rows', {
    params: { id },
    query: { state },
  })
  const { isBusy, failure, run } = useSubmission("Couldn't read more rows. Please try again.")
  const [more, setMore] = useState<Behind | null>(null)
  const behind = more && more.first === data ? more : null
  const after = behind ? behind.nextAfter : data?.nextAfter
  const readMore = () =>
    run(async () => {
      const next = await call('GET /api/admin/imports/:id/rows', { params: { id }, query: { state, after } })
      setMore({ first: data, items: [...(behind?.items ?? []), ...next.items], nextAfter: next.nextAfter })
    })
  return {
    rows: data && [...data.items, ...(behind?.items ?? [])],
    error,
    refetch,
    hasMore: after !== undefined,
    readMore,
    isBusy,
    failure,
  }
}
