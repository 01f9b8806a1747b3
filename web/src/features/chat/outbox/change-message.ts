import type { Conversation } from '@dream/contract/api/conversations'
import type { Message } from '@dream/contract/api/messages'
import { call } from '#lib/api-client.ts'
import { invalidate } from '#lib/query.ts'
import { showToast } from '#ui/toast.ts'
import { tellFrame } from '../live/wire.ts'

const show = (message: Message) =>
  tellFrame({ type: 'message_changed', conversationId: message.conversationId, message })

/** Changes the words of a message that was sent. */
export async function changeWords({ conversationId, id }: Message, body: string) {
  show(
    await call('PUT /api/conversations/:id/messages/:messageId', {
      params: { id: conversationId, messageId: id },
      body: { body },
    }),
  )
}

/** Takes a message back, for both. */
export async function takeBack({ conversationId, id }: Message) {
  try {
    const params = { id: conversationId, messageId: id }
    show(await call('DELETE /api/conversations/:id/messages/:messageId', { params }))
  } catch (error) {
    showToast(error instanceof Error ? error.message : 'That could not be deleted.')
  }
}

/** Lets nobody write here any more, or takes that back. */
export async function setBlocked({ id }: Conversation, isBlocked: boolean) {
  const name = isBlocked ? 'PUT /api/conversations/:id/block' : 'DELETE /api/conversations/:id/block'
  try {
    await call(name, { params: { id } })
    await invalidate('GET /api/conversations/:id', 'GET /api/conversations', 'GET /api/broker/conversations')
  } catch (error) {
    showToast(error instanceof Error ? error.message : 'That did not work. Please try again.')
  }
}
