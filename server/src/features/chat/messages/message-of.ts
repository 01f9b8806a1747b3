import type { Design } from '@dream/contract/api/designs/design'
import type { Message } from '@dream/contract/api/chat/messages'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { fileOf } from '../files/file-of.ts'
import type { MessageRow } from './messages.store.ts'
import { quoteOf } from './quote-of.ts'

/** Look-up of designs. */
export type Designs = { now(): { byId: ReadonlyMap<string, { design: Design; isPublished: boolean }> } }

/** Stored message as both sides see it. */
export function messageOf(row: MessageRow, designs: Designs): Message {
  const designOf = (id: string) => designs.now().byId.get(id)?.design
  const design = row.design_id === null ? undefined : designOf(row.design_id)
  return {
    id: row.id,
    clientId: row.client_id,
    conversationId: row.conversation_id,
    seq: row.seq,
    senderId: row.sender_id,
    type: row.type,
    body: row.body,
    design: design ? designCardOf(design) : null,
    file: row.file && fileOf(row.file),
    replyTo: row.reply_to === null ? null : quoteOf(row.reply_to, row.quote, designOf),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    ...(row.is_removed && { isRemoved: true as const }),
    changeSeq: row.changed_seq,
  }
}
