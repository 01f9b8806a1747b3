import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { currentSession } from '#lib/session/session.ts'
import { readPersonal, savePersonal } from '#lib/personal/personal-cache.ts'

const readerId = () => currentSession().user?.id

/** Shows what the device saved of an answer while the server is asked for it. */
export async function restoreQuery<T>(
  queryFn: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Query,
): Promise<T> {
  const reader = readerId()
  if (reader !== undefined && query.state.data === undefined) {
    const saved = await readPersonal(reader, query.queryHash)
    // Meanwhile somebody else may have signed in, or a newer answer may have been put here.
    const isWanted =
      readerId() === reader && query.state.fetchStatus !== 'idle' && query.state.data === undefined
    if (saved && isWanted) query.setData(saved.value, { updatedAt: saved.at, manual: true })
  }
  return queryFn(context)
}

/** Saves each new answer for the person who is signed in. */
export function saveQueries(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    // What was restored brings its own time.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.dataUpdatedAt) return
    const reader = readerId()
    const { dataUpdatedAt } = event.query.state
    const value: unknown = event.query.state.data
    if (reader !== undefined) void savePersonal(reader, event.query.queryHash, { value, at: dataUpdatedAt })
  })
}
