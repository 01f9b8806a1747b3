import { call } from '#lib/api/api-client.ts'
import { currentSession } from '#lib/session/session.ts'
import { send } from './chat-socket.ts'

/** A page of messages that arrives at once is one receipt. */
const SEND_AFTER_MS = 200

const waiting = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports to the server soon that this device has a message; what gets lost is included in the next one. */
export function noteReceived(conversationId: string, seq: number) {
  waiting.set(conversationId, Math.max(seq, waiting.get(conversationId) ?? 0))
  timer ??= setTimeout(() => {
    timer = undefined
    for (const [id, upTo] of waiting) send({ type: 'received', conversationId: id, seq: upTo })
    waiting.clear()
  }, SEND_AFTER_MS)
}

/** Says of everything unread that it is here: it came while the line was away, and this device knows of it now. */
export async function noteMissed() {
  const { user } = currentSession()
  if (!user) return
  const { items } = user.isBroker
    ? await call('GET /api/broker/conversations', { query: { tab: 'all' } })
    : await call('GET /api/conversations')
  for (const { id, unreadCount, lastSeq } of items) if (unreadCount > 0) noteReceived(id, lastSeq)
}
