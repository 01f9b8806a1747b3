import type { MessageFile } from '@dream/contract/api/chat/files'
import { FILE } from '@dream/contract/rules/chat/files'
import { cutText } from '@dream/contract/rules/text/cut-text'

const ENDINGS: Record<MessageFile['mime'], string> = {
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
}

/** Control characters, bidirectional marks, and special characters of paths. */
// oxlint-disable-next-line no-control-regex -- Controls are what is looked for.
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"/\\|?*]/g

/** Max length before patterns are applied, which take long on long names; no device's name is longer. */
const LONGEST = 1000

/** Sanitises a file's name from a device for display and saving, with the extension of its detected type. */
export function fileNameOf(called: string, mime: MessageFile['mime']): string {
  const last = (called.split(/[/\\]/).at(-1) ?? '').slice(0, LONGEST)
  const ending = ENDINGS[mime]
  const base = last
    // Percent-encoding of these three by browsers within a form.
    .replaceAll(/%(22|0A|0D)/g, '')
    .replaceAll(UNFIT, '')
    .replace(/\.(jpe?g|png|webp|hei[cf]|pdf)$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${cutText(base, FILE.nameMax - ending.length) || 'file'}${ending}`
}

/** `Content-Disposition` header with the file's name. */
export function dispositionOf(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`
}
