import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { currentSession } from '#lib/session/session.ts'
import { whenIdle } from '#lib/navigation/page.ts'
import { readPersonal, savePersonal } from '#lib/personal/personal-cache.ts'

/**
 * Answers that are not persisted: data of other people for admins, and searches, whose results are among the persisted answers
 * anyway.
 */
const isForNow = ({ queryKey: [name] }: Pick<Query, 'queryKey'>) =>
  String(name).includes(' /api/admin/') || String(name).endsWith('/search')

const readerId = () => currentSession().user?.id

/** Shows the persisted answer while the server is asked for a new one. */
export async function restoreQuery<T>(
  queryFn: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Query,
): Promise<T> {
  const reader = readerId()
  if (reader !== undefined && query.state.data === undefined) {
    const saved = await readPersonal(reader, query.queryHash)
    // Another person may have signed in meanwhile, or a newer answer may have arrived.
    const isWanted =
      readerId() === reader && query.state.fetchStatus !== 'idle' && query.state.data === undefined
    if (saved && isWanted) query.setData(saved.value, { updatedAt: saved.at, manual: true })
  }
  return queryFn(context)
}

/** Longest delay before an answer is persisted. A late write costs only freshness after a restart; a swipe must not wait for it. */
const SAVE_WITHIN_MS = 2000

/** Persists each new answer for the signed-in person when the browser is idle: the last one per query. */
export function saveQueries(client: QueryClient) {
  const cache = client.getQueryCache()
  /** Person id by query hash. */
  const unsaved = new Map<string, string>()
  let isPlanned = false
  const save = (hash: string, reader: string) => {
    const { data, dataUpdatedAt = 0 } = cache.get(hash)?.state ?? {}
    // The query may have been dropped meanwhile, with its person.
    if (data !== undefined && readerId() === reader)
      void savePersonal(reader, hash, { value: data, at: dataUpdatedAt })
  }
  const saveAll = () => {
    isPlanned = false
    unsaved.forEach((reader, hash) => save(hash, reader))
    unsaved.clear()
  }
  cache.subscribe((event) => {
    // A restored answer has its own `dataUpdatedAt`.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.dataUpdatedAt) return
    const reader = readerId()
    if (reader === undefined || isForNow(event.query)) return
    const hash = event.query.queryHash
    // A person's own change is saved at once, so that it survives an immediate reload.
    if (event.action.manual) return save(hash, reader)
    unsaved.set(hash, reader)
    if (!isPlanned) whenIdle(saveAll, SAVE_WITHIN_MS)
    isPlanned = true
  })
  if ('addEventListener' in globalThis) addEventListener('pagehide', saveAll)
}
