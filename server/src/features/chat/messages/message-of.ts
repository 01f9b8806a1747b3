import type { Design } from '@dream/contract/api/designs/design'
import type { Message } from '@dream/contract/api/chat/messages'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { fileOf } from '../files/file-of.ts'
import type { MessageRow } from './messages.store.ts'

/** Where designs are looked up. */
export type Designs = { now(): { byId: ReadonlyMap<string, { design: Design; isPublished: boolean }> } }

/** A stored message as both sides see it. */
export function messageOf(row: MessageRow, designs: Designs): Message {
  const shown = row.design_id === null ? undefined : designs.now().byId.get(row.design_id)
  return {
    id: row.id,
    clientId: row.client_id,
    conversationId: row.conversation_id,
    seq: row.seq,
    senderId: row.sender_id,
    type: row.type,
    body: row.body,
    design: shown ? designCardOf(shown.design) : null,
    file: row.file && fileOf(row.file),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    changeSeq: row.changed_seq,
  }
}
