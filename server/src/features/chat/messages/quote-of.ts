import type { Design } from '@dream/contract/api/designs/design'
import type { Quote } from '@dream/contract/api/chat/messages'
import { cutText } from '@dream/contract/rules/text/cut-text'
import { QUOTE_MAX } from '@dream/contract/rules/chat/chat'

/** Stored fields of a quoted message; its text may be truncated. */
export type QuoteRow = {
  sender_id: string | null
  type: Quote['type']
  body: string
  design_id: string | null
  file_name: string | null
  is_deleted: boolean
}

/** Quote as shown in a reply; null when the message is gone. */
export function quoteOf(
  seq: number,
  row: QuoteRow | null,
  designOf: (id: string) => Design | undefined,
): Quote | null {
  if (!row) return null
  const { sender_id: senderId, type, body, design_id, file_name, is_deleted: isDeleted } = row
  const title = design_id === null ? undefined : designOf(design_id)?.title
  return {
    seq,
    senderId,
    type,
    text: cutText(body, QUOTE_MAX) || (title ?? (type === 'file' ? file_name : '')) || '',
    isDeleted,
  }
}
