import type { MessageFile } from '@dream/contract/api/chat/files'

/** Stored picture or file. It comes as JSON, within the row of its message. */
export type FileRow = {
  id: string
  kind: MessageFile['kind'] | null
  name: string
  mime: MessageFile['mime'] | null
  bytes: number | null
  width: number | null
  height: number | null
  placeholder: string | null
}

/** Picture or file as both sides see it; null while the upload is incomplete. */
export function fileOf(row: FileRow): MessageFile | null {
  const { id, kind, name, mime, bytes, width, height, placeholder } = row
  if (kind === null || mime === null || bytes === null) return null
  const url = `/api/files/${id}`
  const previewUrl = kind === 'image' ? `${url}?size=preview` : null
  return { id, kind, name, mime, bytes, width, height, placeholder, url, previewUrl }
}
