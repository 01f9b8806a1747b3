import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { currentSession } from '#lib/session/session.ts'
import { whenIdle } from '#lib/navigation/page.ts'
import { readPersonal, savePersonal } from '#lib/personal/personal-cache.ts'

/** What admins see of others stays on no device; what is searched for is found there again among all that is saved. */
const isForNow = ({ queryKey: [name] }: Pick<Query, 'queryKey'>) =>
  String(name).includes(' /api/admin/') || String(name).endsWith('/search')

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

/** An answer that is cached late is only older after a start; a swipe must not wait for it. */
const SAVE_WITHIN_MS = 2000

/** Saves each new answer for the person who is signed in, in an idle moment: of several to one query the last. */
export function saveQueries(client: QueryClient) {
  const cache = client.getQueryCache()
  /** Of which person, by the query's hash. */
  const unsaved = new Map<string, string>()
  let isPlanned = false
  const save = (hash: string, reader: string) => {
    const { data, dataUpdatedAt = 0 } = cache.get(hash)?.state ?? {}
    // It may have been dropped meanwhile, with its person.
    if (data !== undefined && readerId() === reader)
      void savePersonal(reader, hash, { value: data, at: dataUpdatedAt })
  }
  const saveAll = () => {
    isPlanned = false
    unsaved.forEach((reader, hash) => save(hash, reader))
    unsaved.clear()
  }
  cache.subscribe((event) => {
    // What was restored brings its own time.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.dataUpdatedAt) return
    const reader = readerId()
    if (reader === undefined || isForNow(event.query)) return
    const hash = event.query.queryHash
    // What the person has just changed is there after a reload, however soon.
    if (event.action.manual) return save(hash, reader)
    unsaved.set(hash, reader)
    if (!isPlanned) whenIdle(saveAll, SAVE_WITHIN_MS)
    isPlanned = true
  })
  if ('addEventListener' in globalThis) addEventListener('pagehide', saveAll)
}
