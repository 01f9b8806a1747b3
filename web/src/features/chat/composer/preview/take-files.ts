import { FILE, FILE_TOO_LARGE, FILE_TYPE_WRONG, HEIC_WRONG } from '@dream/contract/rules/chat/files'
import { HEAD_BYTES, isHeic, sniffType } from '@dream/contract/rules/chat/sniff-type'
import { showToast } from '#ui/overlays/toast.ts'
import { storeUpload } from '../../message-queue/uploads.ts'
import type { Attachment } from './attachment.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Saves files on the device for the preview; shows a toast for those that cannot be sent. */
export async function takeFiles(files: readonly File[]): Promise<Attachment[]> {
  const taken: Attachment[] = []
  for (const file of files) {
    const attachment = await take(file)
    if (typeof attachment === 'string') showToast(attachment)
    else taken.push(attachment)
  }
  return taken
}

/**
 * Returns the attachment, or the reason why a file cannot be sent. The type is detected from its bytes, as names and types from
 * devices are often wrong.
 */
async function take(file: File): Promise<Attachment | string> {
  const head = await readHead(file)
  if (!head) return `${file.name} can’t be read. Choose it again.`
  const type = sniffType(head)
  if (!type) return isHeic(head) ? HEIC_WRONG : FILE_TYPE_WRONG
  const typed = new File([file], file.name, { type: type.mime })
  const isPicture = type.kind === 'image'
  const { file: sent, ...size } = isPicture ? await shrinkPicture(typed) : { file: typed }
  if (sent.size > FILE.maxBytes) return `${file.name}: ${FILE_TOO_LARGE.toLowerCase()}`
  const id = crypto.randomUUID()
  await storeUpload(id, sent)
  const upload = { name: file.name || 'Photo', bytes: sent.size, isPicture, ...size }
  return { id, design: null, upload }
}

/** Reads the first bytes; null when the file was moved or deleted since it was chosen. */
const readHead = (file: File): Promise<Uint8Array | null> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    )
