import { FRESH_MS } from '@dream/contract/rules/timing'
import { MESSAGES } from '@dream/contract/rules/messages'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { AnswerCache, type AnswerKey, type Known } from './answer-cache.ts'
import { keepAnswer, keptAnswer } from './answer-store.ts'
import { ApiError, call, type AnswerOf, type ParamsOf, type QueryOf, type RouteName } from './api-client.ts'
import { currentSession, forgetOnSignOut, onSession } from './session.ts'

export type ReadName = Extract<RouteName, `GET ${string}`>
type Facts<N extends ReadName> = { params?: ParamsOf<N>; query?: QueryOf<N> }
type Asked<N extends ReadName> = Facts<N> & { signal: AbortSignal }

/** How long each answer is fresh (spec §7, §9); the others take the default. */
const FRESH: Partial<Record<ReadName, number>> = {
  'GET /api/designs': FRESH_MS.designs,
  'GET /api/user-progress': FRESH_MS.userProgress,
  'GET /api/preferences/liked': FRESH_MS.liked,
}

/** What a failed read says when the server gave no words of its own (spec §8). */
const FAILURES: Partial<Record<ReadName, string>> = {
  'GET /api/user-progress': MESSAGES.progressFailed,
  'GET /api/chat/status': MESSAGES.chatStatusFailed,
  'GET /api/designs': MESSAGES.designsFailed,
}

/** One for the app; its contents belong to one person at a time. */
export const queryClient = new AnswerCache()

let ownerId: string | null = null
onSession(() => {
  const { state, user } = currentSession()
  if (state === 'loading' || (user?.id ?? null) === ownerId) return
  // Nothing is dropped when the first person of this page becomes known.
  if (ownerId !== null) queryClient.clear()
  ownerId = user?.id ?? null
})
forgetOnSignOut(() => queryClient.clear())

if ('addEventListener' in globalThis) {
  addEventListener('online', () => queryClient.refresh(0))
}

/** The cache key of an answer: the route's name, then what was asked of it. */
export function keyOf<N extends ReadName>(name: N, facts: Facts<N> = {}): AnswerKey {
  return Object.keys(facts).length === 0 ? [name] : [name, facts]
}

/** An answer on a screen. `isPending` until there is either data or an error for the first time. */
export type Answer<T> = Known<T> & { isPending: boolean; refetch: () => Promise<void> }

/** Reads an answer, kept from last time while it refreshes. */
export function useAnswer<N extends ReadName>(
  name: N,
  { isEnabled = true, ...facts }: Facts<N> & { isEnabled?: boolean } = {},
): Answer<AnswerOf<N>> {
  const hash = JSON.stringify(keyOf(name, facts))
  const subscribe = useCallback((tell: () => void) => queryClient.subscribe(JSON.parse(hash), tell), [hash])
  const known = useSyncExternalStore(subscribe, () =>
    queryClient.getQueryState<AnswerOf<N>>(keyOf(name, facts)),
  )
  const refetch = useCallback((isForced = true) => start<N>(JSON.parse(hash), isForced), [hash])
  useEffect(() => {
    if (isEnabled) void refetch(false)
  }, [isEnabled, refetch])
  return { ...known, isPending: known.data === undefined && known.error === null, refetch }
}

/** First wait and longest wait between tries of a read ahead, and how many follow the first (spec §9). */
const RETRY = { firstMs: 1000, longestMs: 30_000, times: 3 }

/** Reads ahead of need; tries again when it fails, unlike a read that a screen waits for (spec §9). */
export async function prefetch<N extends ReadName>(name: N, facts: Facts<N> = {}): Promise<void> {
  const key = keyOf(name, facts)
  for (let attempt = 0; attempt <= RETRY.times; attempt += 1) {
    await start<N>([name, facts], false)
    if (!queryClient.getQueryState(key).error) return
    const wait = Math.min(RETRY.firstMs * 2 ** attempt, RETRY.longestMs)
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Marks answers of a route as stale and reads those again that are on the screen. */
export function invalidate(...names: ReadName[]): Promise<unknown> {
  return Promise.all(names.map((name) => queryClient.invalidate(name)))
}

/** Puts a newer answer in the place of the known one; `change` gets undefined when there is none. */
export function setAnswer<N extends ReadName>(
  name: N,
  change: (known: AnswerOf<N> | undefined) => AnswerOf<N> | undefined,
  facts: Facts<N> = {},
) {
  const key = keyOf(name, facts)
  const answer = queryClient.setQueryData<AnswerOf<N>>(key, change)
  const { user } = currentSession()
  if (user && answer !== undefined) void keepAnswer(user.id, JSON.stringify(key), { answer, at: Date.now() })
}

function start<N extends ReadName>([name, facts = {}]: [name: N, facts?: Facts<N>], isForced: boolean) {
  const options = { freshMs: FRESH[name] ?? FRESH_MS.default, isForced }
  return queryClient.read(
    keyOf(name, facts),
    (signal) => read(name, { ...facts, signal }, keyOf(name, facts)),
    options,
  )
}

async function read<N extends ReadName>(name: N, options: Asked<N>, key: AnswerKey): Promise<AnswerOf<N>> {
  const reader = currentSession().user?.id
  const keptAs = JSON.stringify(key)
  if (reader !== undefined && queryClient.getQueryData(key) === undefined) {
    const kept = await keptAnswer(reader, keptAs)
    if (kept && !options.signal.aborted)
      queryClient.setQueryData(key, (known) => known ?? kept.answer, kept.at)
  }
  const answer = await ask(name, options)
  // Whoever signed in meanwhile must not find it.
  if (reader !== undefined && currentSession().user?.id === reader) {
    void keepAnswer(reader, keptAs, { answer, at: Date.now() })
  }
  return answer
}

async function ask<N extends ReadName>(name: N, options: Asked<N>): Promise<AnswerOf<N>> {
  const read: (name: N, options: object) => Promise<AnswerOf<N>> = call
  try {
    return await read(name, options)
  } catch (error) {
    const message = FAILURES[name]
    if (!(error instanceof ApiError) || message === undefined || error.status < 500) throw error
    throw new ApiError({ status: error.status, code: error.code, message })
  }
}
