import { call } from '#lib/api/api-client.ts'
import { currentSession } from '#lib/session/session.ts'
import { send } from './chat-socket.ts'

/** Delay that batches the messages of a page into one receipt. */
const SEND_AFTER_MS = 200

const waiting = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Schedules a delivery receipt; a lost one is included in the next. */
export function noteReceived(conversationId: string, seq: number) {
  waiting.set(conversationId, Math.max(seq, waiting.get(conversationId) ?? 0))
  timer ??= setTimeout(() => {
    timer = undefined
    for (const [id, upTo] of waiting) send({ type: 'received', conversationId: id, seq: upTo })
    waiting.clear()
  }, SEND_AFTER_MS)
}

/** Sends delivery receipts for all unread messages, which came while the connection was down. */
export async function noteMissed() {
  const { user } = currentSession()
  if (!user) return
  const { items } = user.isBroker
    ? await call('GET /api/broker/conversations', { query: { tab: 'all' } })
    : await call('GET /api/conversations')
  for (const { id, unreadCount, lastSeq } of items) if (unreadCount > 0) noteReceived(id, lastSeq)
}
