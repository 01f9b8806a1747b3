import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import type { Store } from '#lib/store/create-store.ts'
import { send } from '../live/chat-socket.ts'
import { type ConversationState, readBySight } from './state.ts'

/** Several messages that are read at once are one read receipt. */
const REPORT_AFTER_MS = 200

/** Reports to the server how far the person has read, until it has confirmed it. */
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
      // It is reported again when the connection is back.
    }
  }
  const read = (seq: number) => {
    wanted = Math.max(wanted, seq)
    timer ??= setTimeout(() => void report(), REPORT_AFTER_MS)
  }
  return {
    read,
    /** Reports it once more, so that a mark of unread is taken off. */
    readAgain(seq: number) {
      known = Math.min(known, seq - 1)
      read(seq)
    },
    /** The server knows it up to here. */
    isKnown(seq: number) {
      known = Math.max(known, seq)
    },
    /** The connection is back: what may have been lost is reported again. */
    reportAgain() {
      if (wanted > known) void report()
    },
  }
}

type Reading = ReturnType<typeof createReading>

/** What is looked at is read once it has been in sight so long: when it comes, the list may go to where the new ones begin. */
const IN_SIGHT_MS = 100

/** Notes what is looked at as read. */
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

/** What is looked at is read; a mark of unread is taken off. */
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
