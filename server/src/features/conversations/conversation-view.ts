import type { BrokerConversation, Conversation } from '@dream/contract/api/chat/conversations'
import { MESSAGE_DELETED } from '@dream/contract/rules/chat/chat'
import { cutText } from '@dream/contract/rules/text/cut-text'
import type { ConversationRow } from './conversations.store.ts'

/** Max length of the last message in a list. */
const LINE_MAX = 140

/** Conversation as the caller sees it. */
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
    changeSeq: row.change_seq,
    lastLine: lastLineOf(row, userId),
    unreadCount: Math.max(row.unread, Number(row.is_marked_unread)),
    isMarkedUnread: row.is_marked_unread,
    readSeq: row.read_seq,
    otherReceivedSeq: row.other_received_seq,
    otherReadSeq: row.other_read_seq,
    otherLastRead: row.other_read_at && {
      afterSeq: row.other_read_after_seq,
      at: row.other_read_at.toISOString(),
    },
    stage: row.stage,
    isClosed: row.closed_at !== null,
    isBlocked: row.blocked_by !== null,
    isBlockedByMe: row.blocked_by === userId,
    briefVersion: row.brief_version,
    promiseMissedAt: row.promise_missed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

function lastLineOf(row: ConversationRow, userId: string) {
  const { last_seq: seq, last_type: type, last_at: at } = row
  if (type === null || at === null) return null
  return {
    seq,
    type,
    text: cutText(lineOf(row).replaceAll(/\s+/g, ' '), LINE_MAX),
    isDeleted: row.last_deleted_at !== null,
    isMine: row.last_sender === userId,
    at: at.toISOString(),
  }
}

/** Message as one line of text; without text, its type's name. */
function lineOf({ last_type, last_body, last_file, last_deleted_at }: ConversationRow): string {
  if (last_deleted_at) return MESSAGE_DELETED
  if (last_body) return last_body
  return last_type === 'image' ? 'Photo' : (last_file ?? '')
}

/** Conversation as its broker sees it, with the broker's own fields. */
export const brokerConversationOf = (row: ConversationRow, userId: string): BrokerConversation => ({
  ...conversationOf(row, userId),
  waitingSince: row.waiting_since?.toISOString() ?? null,
  snoozedUntil: row.snoozed_until?.toISOString() ?? null,
})
