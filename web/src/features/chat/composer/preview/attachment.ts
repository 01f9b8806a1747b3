import type { DesignCard } from '@dream/contract/api/chat/messages'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { isUpload, type Upload } from '../../message-queue/queue-state.ts'

/** What is to be sent and has been looked at by nobody but its sender: a plan, or a file that lies on the device under the id. */
export type Attachment = { id: string } & (
  | { design: DesignCard; upload: null }
  | { design: null; upload: Upload }
)

/** What stands ready above the field. */
export type Preview = {
  items: readonly Attachment[]
  caption: string
  /** Of what another app shared: until when it is meant. */
  until: number | null
}

export const NOTHING: Preview = { items: [], caption: '', until: null }

const isAttachment = (value: unknown): value is Attachment =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['upload'] === null ? isRecord(value['design']) : isUpload(value['upload']))

/** Reads what a device saved; what is malformed in it, or was shared too long ago, is dropped. */
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
