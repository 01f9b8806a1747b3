import type { Message, Quote } from '@dream/contract/api/chat/messages'
import { QUOTE_MAX } from '@dream/contract/rules/chat/chat'
import { cutText } from '@dream/contract/rules/text/cut-text'

/** Converts a message to a quote for its replies. */
export function quoteOf({ seq, senderId, type, body, design, file, deletedAt }: Message): Quote {
  const name = design?.title ?? (type === 'file' ? file?.name : undefined) ?? ''
  const isDeleted = deletedAt !== null
  return { seq, senderId, type, text: isDeleted ? '' : cutText(body, QUOTE_MAX) || name, isDeleted }
}
