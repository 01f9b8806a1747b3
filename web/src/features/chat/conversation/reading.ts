import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import type { Store } from '#lib/store/create-store.ts'
import { send } from '../live/chat-socket.ts'
import { type ConversationState, readBySight } from './state.ts'

/** Delay that batches several messages into one read receipt. */
const REPORT_AFTER_MS = 200

/** Sends read receipts until the server has confirmed them. */
export function createReading(conversationId: string) {
  let wanted = 0
  let known = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = async () => {
    timer = undefined
    if (wanted <= known || send({ type: 'read', conversationId, seq: wanted })) return
    const reported = wanted
    try {
      await call('POST /api/conversations/:id/read', {
        params: { id: conversationId },
        body: { seq: reported },
      })
      known = Math.max(known, reported)
      void invalidate('GET /api/chat/status', 'GET /api/conversations', 'GET /api/broker/conversations')
    } catch {
      // Reported again when the connection is back.
    }
  }
  const read = (seq: number) => {
    wanted = Math.max(wanted, seq)
    timer ??= setTimeout(() => void report(), REPORT_AFTER_MS)
  }
  return {
    read,
    /** Reports once more, so that a mark as unread is removed. */
    readAgain(seq: number) {
      known = Math.min(known, seq - 1)
      read(seq)
    },
    /** Notes that the server knows the read position up to here. */
    isKnown(seq: number) {
      known = Math.max(known, seq)
    },
    /** Reports again after a reconnect what may have been lost. */
    reportAgain() {
      if (wanted > known) void report()
    },
  }
}

type Reading = ReturnType<typeof createReading>

/** Time in view before a message counts as read: when one arrives, the list may still scroll to the first new one. */
const IN_SIGHT_MS = 100

/** Marks messages in view as read. */
export function createSight(store: Store<ConversationState>, reading: Reading) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    check() {
      const state = store.get()
      if (readBySight(state) === null && !(state.isWatched && state.isMarkedUnread)) return
      timer ??= setTimeout(() => {
        timer = undefined
        readInSight(store, reading)
      }, IN_SIGHT_MS)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Marks messages in view as read, and removes a mark as unread. */
function readInSight(store: Store<ConversationState>, reading: Reading) {
  const { isWatched, isMarkedUnread, readSeq } = store.get()
  if (isWatched && isMarkedUnread) {
    reading.readAgain(Math.max(readSeq, 1))
    store.update((state) => ({ ...state, isMarkedUnread: false }))
  }
  const seq = readBySight(store.get())
  if (seq === null) return
  reading.read(seq)
  store.update((state) => ({ ...state, readSeq: seq }))
}
