import type { DesignCard } from '@dream/contract/api/chat/messages'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { isUpload, type Upload } from '../../message-queue/queue-state.ts'

/** Unsent attachment in the preview: a plan, or a file that is saved on the device under the id. */
export type Attachment = { id: string } & (
  | { design: DesignCard; upload: null }
  | { design: null; upload: Upload }
)

/** Preview of attachments above the field. */
export type Preview = {
  items: readonly Attachment[]
  caption: string
  /** Expiry of content shared by another app. */
  until: number | null
}

export const NOTHING: Preview = { items: [], caption: '', until: null }

const isAttachment = (value: unknown): value is Attachment =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['upload'] === null ? isRecord(value['design']) : isUpload(value['upload']))

/** Parses a saved preview; malformed attachments and expired shared content are dropped. */
export function parsePreview(stored: unknown, now: number): Preview {
  if (!isRecord(stored) || !Array.isArray(stored['items'])) return NOTHING
  const { caption, until } = stored
  if (typeof until === 'number' && until <= now) return NOTHING
  return {
    items: stored['items'].filter(isAttachment),
    caption: typeof caption === 'string' ? caption : '',
    until: typeof until === 'number' ? until : null,
  }
}
