import type { Message, NewMessage } from '@dream/contract/api/messages'
import type { Background } from '#platform/background.ts'
import type { Database } from '#platform/database.ts'
import { problem } from '#platform/problem.ts'
import { refreshReplyTime } from './reply-time.ts'
import { type Designs, messageOf } from './message-of.ts'
import { type Stored, storeMessage } from './messages.store.ts'

export type SendingDeps = {
  database: Database
  designs: Designs
  background: Background
  pace: { burst: number; perSecond: number }
  /** Tells the open devices of both; called once the message is committed. */
  publish: (message: Message, userIds: readonly string[]) => void
}

type Sending = { senderId: string; conversationId: string; message: NewMessage }

/**
 * Sends a message, whichever door it came through. A repeat is the same message: it is published again too, because the
 * process that stored it may have died before it told anybody.
 */
export async function sendMessage(deps: SendingDeps, sending: Sending): Promise<Message> {
  const { database, designs, background, pace, publish } = deps
  const { senderId, conversationId, message } = sending
  const designId = message.type === 'design' ? message.designId : null
  if (designId !== null && !designs.now().byId.get(designId)?.isPublished) throw problem('not-found')

  const { type, clientId, body } = message
  const draft = { conversationId, senderId, clientId, type, body, designId }
  const stored = await storeMessage(database.sql, draft, pace)
  refuse(stored)

  const sent = messageOf(
    {
      conversation_id: conversationId,
      seq: stored.stored_seq,
      id: stored.stored_id,
      client_id: clientId,
      sender_id: senderId,
      type,
      body,
      design_id: designId,
      created_at: stored.stored_at,
    },
    designs,
  )
  publish(sent, [stored.for_buyer, stored.for_broker])
  if (stored.is_first_reply) {
    void background('Measuring a reply time', () => refreshReplyTime(database, stored.for_broker))
  }
  return sent
}

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
    case 'conflict':
      throw problem('client-id-taken')
    case 'rate-limited':
      throw problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil((wait_ms ?? 0) / 1000)) })
  }
}
