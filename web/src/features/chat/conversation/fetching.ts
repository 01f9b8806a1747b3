import { PAGE } from '@dream/contract/rules/chat/chat'
import { call } from '#lib/api/api-client.ts'
import type { Store } from '#lib/store/create-store.ts'
import { type ConversationState, withChanged, withMessages } from './state.ts'
import { leap, missingAfter, olderThan } from './timeline.ts'

/** What is further behind than this is not fetched in between: the newest are shown, and the rest is read when it is wanted. */
const CATCH_UP_MAX = 200

type Place = { beforeSeq?: number; afterSeq?: number }

/** Reads pages of a conversation's messages; each kind of reading is done once at a time. */
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

  /** Reads the page before the oldest message that is shown. */
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
    /** Fetches what is missing before what has come already. */
    fill,
    /** Fetches what was changed or deleted since. */
    readChanges,
    /** Reads the newest page, and what lies between it and what was there. */
    readNewest: once(async () => {
      await read({})
      store.update((state) => ({ ...state, phase: 'ready', error: null }))
      await fill()
    }, noteFailure),
    readOlder,
  }
}

/** Work that is not begun again while it is being done. */
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
