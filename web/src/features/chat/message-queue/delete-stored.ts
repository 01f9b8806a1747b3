import { PAGE } from '@dream/contract/rules/chat/chat'
import { call } from '#lib/api/api-client.ts'
import { deliverFrame } from '../live/chat-socket.ts'
import type { Unsent } from './queue-state.ts'

/** Deletes a message for both that was undone while it was being sent, if the server has stored it: it is among the newest then. */
export async function deleteStored({ conversationId, clientId }: Unsent): Promise<void> {
  const { items } = await call('GET /api/conversations/:id/messages', {
    params: { id: conversationId },
    query: { limit: PAGE.max },
  })
  const stored = items.find((each) => each.clientId === clientId)
  if (!stored || stored.deletedAt) return
  const params = { id: conversationId, messageId: stored.id }
  const message = await call('DELETE /api/conversations/:id/messages/:messageId', { params })
  deliverFrame({ type: 'message_changed', conversationId, message })
}
