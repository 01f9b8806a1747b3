import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { Message } from '@dream/contract/api/chat/messages'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { deliverFrame } from '../live/chat-socket.ts'

const show = (message: Message) =>
  deliverFrame({ type: 'message_changed', conversationId: message.conversationId, message })

/** Edits the text of a sent message. */
export async function editMessage({ conversationId, id }: Message, body: string) {
  show(
    await call('PUT /api/conversations/:id/messages/:messageId', {
      params: { id: conversationId, messageId: id },
      body: { body },
    }),
  )
}

/** Deletes a message for both. */
export async function takeBack({ conversationId, id }: Message) {
  try {
    const params = { id: conversationId, messageId: id }
    show(await call('DELETE /api/conversations/:id/messages/:messageId', { params }))
  } catch (error) {
    showToast(error instanceof Error ? error.message : "Couldn't delete that message.")
  }
}

/** Marks a conversation as unread, on all devices of the person. */
export async function markUnread(conversationId: string) {
  try {
    await call('PUT /api/conversations/:id/unread', { params: { id: conversationId } })
    await invalidate(
      'GET /api/chat/status',
      'GET /api/conversations',
      'GET /api/conversations/:id',
      'GET /api/broker/conversations',
    )
  } catch (error) {
    showToast(error instanceof Error ? error.message : "That didn't work. Please try again.")
  }
}

/** Blocks or unblocks a conversation. */
export async function setBlocked({ id }: Conversation, isBlocked: boolean) {
  const name = isBlocked ? 'PUT /api/conversations/:id/block' : 'DELETE /api/conversations/:id/block'
  try {
    await call(name, { params: { id } })
    await invalidate('GET /api/conversations/:id', 'GET /api/conversations', 'GET /api/broker/conversations')
  } catch (error) {
    showToast(error instanceof Error ? error.message : "That didn't work. Please try again.")
  }
}
