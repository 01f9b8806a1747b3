import type { BrokerConversation, Conversation } from '@dream/contract/api/conversations'
import type { ConversationRow } from './conversations.store.ts'

/** Letters of the last message that a list shows. */
const LINE_MAX = 140

/** A conversation as the caller sees it. */
export function conversationOf(row: ConversationRow, userId: string): Conversation {
  return {
    id: row.id,
    role: row.is_buyer ? 'buyer' : 'broker',
    other: {
      id: row.other_id,
      name: row.other_name,
      company: row.other_company,
      portrait: row.other_portrait,
      isOnline: row.is_online,
    },
    lastSeq: row.last_seq,
    lastLine: lastLineOf(row, userId),
    unreadCount: row.unread,
    readSeq: row.read_seq,
    otherReceivedSeq: row.other_received_seq,
    otherReadSeq: row.other_read_seq,
    stage: row.stage,
    isClosed: row.closed_at !== null,
    isBlocked: row.blocked_by !== null,
    isBlockedByMe: row.blocked_by === userId,
    briefVersion: row.brief_version,
    createdAt: row.created_at.toISOString(),
  }
}

function lastLineOf(
  { last_seq, last_type, last_body, last_sender, last_at }: ConversationRow,
  userId: string,
) {
  if (last_type === null || last_body === null || last_at === null) return null
  const text = last_body.replaceAll(/\s+/g, ' ').slice(0, LINE_MAX).toWellFormed()
  return { seq: last_seq, type: last_type, text, isMine: last_sender === userId, at: last_at.toISOString() }
}

/** The same for its broker, with what only the broker sees. */
export const brokerConversationOf = (row: ConversationRow, userId: string): BrokerConversation => ({
  ...conversationOf(row, userId),
  waitingSince: row.waiting_since?.toISOString() ?? null,
  snoozedUntil: row.snoozed_until?.toISOString() ?? null,
})
