import { CACHE_GC_MS, STALE_MS } from '@dream/contract/rules/app/timing'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import {
  notifyManager,
  QueryClient,
  QueryObserver,
  useQuery,
  type Query,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import { onReachable, onResume } from '#lib/device/resume.ts'
import { onNavigation } from '#lib/navigation/navigation.ts'
import { currentSession, forgetOnSignOut, onSession } from '#lib/session/session.ts'
import { ApiError, call, type AnswerOf, type ParamsOf, type QueryOf, type RouteName } from './api-client.ts'
import { restoreQuery, saveQueries } from './query-persistence.ts'

export type ReadName = Extract<RouteName, `GET ${string}`>
type RequestOptions<N extends ReadName> = { params?: ParamsOf<N>; query?: QueryOf<N> }

/** Error messages of failed reads for which the server sent none (product §8). */
const FAILURES: Partial<Record<ReadName, string>> = {
  'GET /api/user-progress': MESSAGES.progressFailed,
  'GET /api/chat/status': MESSAGES.chatStatusFailed,
  'GET /api/designs': MESSAGES.designsFailed,
}

let openedAt = 0

/** Whether to read again: an error is shared by all screens until the person opens another one or comes back. */
const isDue = ({ state }: Query) => !state.error || state.errorUpdatedAt <= openedAt

/** Query client of the app; its contents belong to one person at a time. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS.default,
      gcTime: CACHE_GC_MS,
      // Reads also run offline: the service worker may answer, and an error is shown at once (product §8).
      networkMode: 'always',
      retry: false,
      retryOnMount: isDue,
      refetchOnMount: isDue,
      refetchOnWindowFocus: false,
      // Replaced by `refetchActive` below.
      refetchOnReconnect: false,
      persister: restoreQuery,
    },
  },
})
/** Stale times that differ from the default (product §7, §9). */
const STALE: Partial<Record<ReadName, number>> = {
  'GET /api/designs': STALE_MS.designs,
  'GET /api/user-progress': STALE_MS.userProgress,
  'GET /api/preferences/liked': STALE_MS.liked,
  'GET /api/preferences/collections': STALE_MS.liked,
  'GET /api/tags': STALE_MS.tags,
}
for (const [name, staleTime] of Object.entries(STALE)) queryClient.setQueryDefaults([name], { staleTime })
saveQueries(queryClient)
// Query's own timers are throttled in a hidden tab, whose title shows the unread count.
notifyManager.setScheduler(queueMicrotask)

let ownerId: string | null = null
onSession(() => {
  const { state, user } = currentSession()
  if (state === 'loading' || (user?.id ?? null) === ownerId) return
  // Keep everything when the first person of this page becomes known.
  if (ownerId !== null) clearQueries()
  ownerId = user?.id ?? null
})
forgetOnSignOut(clearQueries)

/** Drops every answer, also from screens that show one: `queryClient.clear` would leave it there. */
function clearQueries() {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.getObserversCount() > 0) query.reset()
    else cache.remove(query)
  }
}

// Refetches after a reconnect. Query's own takes a page that was opened offline for online, and waits for requests that died
// with the old network.
async function refetchActive() {
  await queryClient.cancelQueries({ type: 'active' })
  await queryClient.refetchQueries({ type: 'active' })
}
if ('addEventListener' in globalThis) {
  const open = () => (openedAt = Date.now())
  onNavigation(open)
  onResume(open)
  onReachable(() => void refetchActive())
}

const queryKeyOf = (name: ReadName, request: object = {}): QueryKey =>
  Object.keys(request).length === 0 ? [name] : [name, request]

/** Query options of a read: its key and its function. */
export const queryOptions = <N extends ReadName>(name: N, request: RequestOptions<N>) => ({
  queryKey: queryKeyOf(name, request),
  queryFn: () => read(name, request),
})

/** Answer on a screen. `isPending` until there is data or an error for the first time. */
export type ApiQuery<T> = UseQueryResult<T>

/** Reads an answer; the persisted one shows while it refreshes. */
export function useApiQuery<N extends ReadName>(
  name: N,
  { isEnabled = true, ...request }: RequestOptions<N> & { isEnabled?: boolean } = {},
): ApiQuery<AnswerOf<N>> {
  return useQuery({ ...queryOptions<N>(name, request), enabled: isEnabled }, queryClient)
}

/**
 * Calls `onChange` after each change of an answer, and keeps it fresh while somebody is signed in. Returns the unsubscribe
 * function.
 */
export function watchApiData(name: ReadName, onChange: () => void): () => void {
  // Nothing is read while `mustChangePassword` is set.
  const isSignedIn = () => currentSession().user?.mustChangePassword === false
  return new QueryObserver(queryClient, { ...queryOptions(name, {}), enabled: isSignedIn }).subscribe(
    onChange,
  )
}

/** Marks the answers of a route as stale and refetches those on the screen. */
export function invalidate(...names: ReadName[]): Promise<unknown> {
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/** Cancels a read whose answer would be older than the cached one. */
export const cancelRead = (name: ReadName) => queryClient.cancelQueries({ queryKey: [name] })

/** Cached answer, without a read. */
export function getApiData<N extends ReadName>(name: N, request: RequestOptions<N> = {}) {
  return queryClient.getQueryData<AnswerOf<N>>(queryKeyOf(name, request))
}

/** Replaces the cached answer; `change` gets undefined when there is none. */
export function setApiData<N extends ReadName>(
  name: N,
  change: (known: AnswerOf<N> | undefined) => AnswerOf<N> | undefined,
  request: RequestOptions<N> = {},
) {
  queryClient.setQueryData<AnswerOf<N>>(queryKeyOf(name, request), change)
}

async function read<N extends ReadName>(name: N, options: RequestOptions<N>): Promise<AnswerOf<N>> {
  const ask: (name: N, options: object) => Promise<AnswerOf<N>> = call
  try {
    return await ask(name, options)
  } catch (error) {
    const message = FAILURES[name]
    if (!(error instanceof ApiError) || message === undefined || error.status < 500) throw error
    throw new ApiError({ status: error.status, code: error.code, message })
  }
}
