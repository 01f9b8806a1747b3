import { PAGE } from '@dream/contract/rules/chat/chat'
import { call } from '#lib/api/api-client.ts'
import type { Store } from '#lib/store/create-store.ts'
import { type ConversationState, withChanged, withMessages } from './state.ts'
import { leap, missingAfter, olderThan } from './timeline.ts'

/** Maximum gap that is filled at once; behind a larger one only the newest are shown, and the rest is loaded on request. */
const CATCH_UP_MAX = 200

type Place = { beforeSeq?: number; afterSeq?: number }

/** Reads pages of a conversation's messages; each kind of read runs once at a time. */
export function createFetching(conversationId: string, store: Store<ConversationState>) {
  const params = { id: conversationId }
  const noteFailure = (error: unknown) =>
    store.update((state) => ({ ...state, error: error instanceof Error ? error : new Error(String(error)) }))

  const read = async (place: Place) => {
    const page = await call('GET /api/conversations/:id/messages', {
      params,
      query: { limit: PAGE.default, ...place },
    })
    store.update((state) => ({
      ...withMessages(state, page.items, page.lastSeq),
      changeSeq: state.changeSeq ?? page.changeSeq,
    }))
    if (page.changeSeq > (store.get().changeSeq ?? 0)) void readChanges()
    return page.items.length
  }
  const readChanges = once(async () => {
    for (;;) {
      const after = store.get().changeSeq ?? 0
      const { items } = await call('GET /api/conversations/:id/changes', {
        params,
        query: { after, limit: PAGE.max },
      })
      store.update((state) => items.reduce(withChanged, state))
      if (items.length < PAGE.max) return
    }
  }, noteFailure)
  const fill = once(async () => {
    for (;;) {
      const { timeline } = store.get()
      const afterSeq = missingAfter(timeline)
      if (afterSeq === null) return
      const isFar = timeline.lastSeq - afterSeq > CATCH_UP_MAX
      if ((await read(isFar ? {} : { afterSeq })) === 0) return
      if (isFar) store.update((state) => ({ ...state, timeline: leap(state.timeline) }))
    }
  }, noteFailure)

  /** Reads the page before the oldest shown message. */
  const readOlder = once(async () => {
    const beforeSeq = olderThan(store.get().timeline)
    if (beforeSeq === null) return
    store.update((state) => ({ ...state, older: 'loading' }))
    const older = await read({ beforeSeq }).then(
      () => 'idle' as const,
      () => 'failed' as const,
    )
    store.update((state) => ({ ...state, older }))
  }, noteFailure)

  return {
    /** Fills the gap before messages that have already arrived. */
    fill,
    /** Fetches messages that were changed or deleted since. */
    readChanges,
    /** Reads the newest page, and fills the gap to what was there. */
    readNewest: once(async () => {
      await read({})
      store.update((state) => ({ ...state, phase: 'ready', error: null }))
      await fill()
    }, noteFailure),
    readOlder,
  }
}

/** Wraps work so that it is not started again while it runs. */
function once(work: () => Promise<void>, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = null
      })
    return running
  }
}
