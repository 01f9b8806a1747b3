import type { RowState } from '@dream/contract/rules/admin/imports/import-limits'
import { usePages } from '#lib/api/pages/use-pages.ts'
import { queryOptions } from '#lib/api/query.ts'

/** Rows of an import in a state, page by page. */
export function useImportRows(id: string, state: RowState) {
  const { pages, ...more } = usePages({
    pageOf: (after) =>
      queryOptions('GET /api/admin/imports/:id/rows', { params: { id }, query: { state, after } }),
    nextOf: ({ nextAfter }) => nextAfter?.toString(),
  })
  return { rows: pages?.flatMap(({ items }) => items), ...more }
}
