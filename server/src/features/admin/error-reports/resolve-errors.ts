import type { Selection } from '@dream/contract/api/admin/list'
import type { Database } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { changeAll } from '../audit/change.ts'
import { selectedIds } from '../list/selected-ids.ts'
import { ERROR_LIST, setResolved } from './error-reports.store.ts'

type Wanted = { selection: Selection; isResolved: boolean }

/** Marks errors as resolved or open. Those already so stay unchanged. */
export async function resolveErrors(database: Database, by: AdminCaller, { selection, isResolved }: Wanted) {
  const action = isResolved ? 'error.resolve' : 'error.reopen'
  return changeAll(database, { by, action, entity: 'error', entityId: null }, async (tx) => {
    const ids = await selectedIds(tx, ERROR_LIST, selection)
    const changed = await setResolved(tx, ids, { by: isResolved ? by.userId : null })
    const things = changed.map((id) => ({ id, before: { isResolved: !isResolved }, after: { isResolved } }))
    return { things, result: { changed: changed.length } }
  })
}
