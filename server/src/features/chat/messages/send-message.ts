import type { Message, NewMessage } from '@dream/contract/api/chat/messages'
import type { Background } from '#platform/jobs/background.ts'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { refreshReplyTime } from './reply-time.ts'
import { type Designs, messageOf } from './message-of.ts'
import type { WriteMessage } from './message-writer.ts'
import { type MessageRow, readMessage } from './messages.store.ts'
import type { Draft, Stored } from './store-message.store.ts'

export type SendingDeps = {
  database: Database
  designs: Designs
  background: Background
  /** Whether the disk is too full to store more. */
  isDiskFull: () => boolean
  write: WriteMessage
  /** Notifies the open devices of both; called after the commit. */
  publish: (message: Message, userIds: readonly string[]) => void
}

type Sending = { senderId: string; conversationId: string; message: NewMessage }

/**
 * Sends a message, from a socket or a request. Idempotent: a repeat is published again too, because the process that stored it may
 * have died before it notified anybody.
 */
export async function sendMessage(deps: SendingDeps, sending: Sending): Promise<Message> {
  const { database, designs, background, write, publish } = deps
  const { senderId, conversationId, message } = sending
  if (deps.isDiskFull()) throw problem('disk-full')
  const designId = message.type === 'design' ? message.designId : null
  if (designId !== null && !designs.now().byId.get(designId)?.isPublished) throw problem('not-found')

  const fileId = 'fileId' in message ? message.fileId : null
  const { type, clientId, body } = message
  const replyTo = message.replyTo ?? null
  const draft = { conversationId, senderId, clientId, type, body, designId, fileId, replyTo }
  const stored = await write(draft)
  refuse(stored)

  const isKnown = stored.outcome === 'stored' && fileId === null && replyTo === null
  const row = isKnown
    ? rowOf(draft, stored)
    : await readMessage(database.db, conversationId, stored.stored_seq)
  const sent = messageOf(row, designs)
  publish(sent, [stored.for_buyer, stored.for_broker])
  if (stored.is_first_reply) {
    void background('Measuring a reply time', () => refreshReplyTime(database, stored.for_broker))
  }
  return sent
}

/** Row of a message that was just stored, built from the draft without reading it back. */
const rowOf = (draft: Draft, { stored_seq, stored_id, stored_at }: Stored): MessageRow => ({
  conversation_id: draft.conversationId,
  seq: stored_seq,
  id: stored_id,
  client_id: draft.clientId,
  sender_id: draft.senderId,
  type: draft.type,
  body: draft.body,
  design_id: draft.designId,
  file: null,
  reply_to: null,
  quote: null,
  created_at: stored_at,
  edited_at: null,
  deleted_at: null,
  is_removed: false,
  changed_seq: 0,
})

function refuse({ outcome, wait_ms }: Stored) {
  switch (outcome) {
    case 'stored':
    case 'repeat':
      return
    case 'not-found':
      throw problem('not-found')
    case 'closed':
      throw problem('conversation-closed')
    case 'blocked':
      throw problem('conversation-blocked')
    case 'file-missing':
      throw problem('file-missing')
    case 'reply-missing':
      throw problem('reply-missing')
    case 'conflict':
      throw problem('client-id-taken')
    case 'day-full':
      throw problem('message-limit')
    case 'rate-limited':
      throw problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil((wait_ms ?? 0) / 1000)) })
  }
}
