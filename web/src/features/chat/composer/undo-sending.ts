import type { Message, Quote } from '@dream/contract/api/chat/messages'
import { takeBack } from '../message-queue/change-message.ts'
import { undoUnsent, unsentOf } from '../message-queue/message-queue.ts'
import type { Unsent } from '../message-queue/queue-state.ts'
import { stopOffering } from '../message-queue/undo.ts'
import type { Attachment } from './preview/attachment.ts'

/** Undoes messages that were just sent together, stored or not; returns their content for the field. */
export function undoSending(clientIds: readonly string[], stored: readonly Message[]) {
  stopOffering(clientIds)
  const words: string[] = []
  const items: Attachment[] = []
  let quote: Quote | null = null
  for (const clientId of clientIds) {
    const message = stored.find((each) => each.clientId === clientId)
    const unsent = unsentOf(clientId)
    words.push(message?.body ?? unsent?.message?.body ?? unsent?.caption ?? '')
    quote ??= message?.replyTo ?? unsent?.quote ?? null
    if (message) void takeBack(message)
    else if (unsent) {
      items.push(...attachmentOf(unsent))
      undoUnsent(clientId)
    }
  }
  return { words: words.filter(Boolean).join('\n'), items, quote }
}

function attachmentOf({ clientId: id, design, upload }: Unsent): Attachment[] {
  if (design) return [{ id, design, upload: null }]
  return upload ? [{ id, design: null, upload }] : []
}
