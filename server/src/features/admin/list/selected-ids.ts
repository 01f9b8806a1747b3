import type { Selection } from '@dream/contract/api/admin/list'
import type { Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import type { List } from './list-columns.store.ts'
import { readKnownIds, readMatchingIds } from './list.store.ts'

/**
 * Rows of a bulk action. "All that match" must equal the count that the person was shown, or nothing is done: later rows were not
 * meant.
 */
export async function selectedIds(tx: Tx, list: List, selection: Selection): Promise<string[]> {
  if (selection.of === 'these') return readKnownIds(tx, list, selection.ids)
  const ids = await readMatchingIds(tx, list, selection)
  if (ids.length === selection.rows) return ids
  throw problem('selection-changed', {
    message: `${ids.length} rows match now, not ${selection.rows}. Nothing was changed. Look again, then repeat it.`,
  })
}
