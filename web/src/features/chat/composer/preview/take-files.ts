import {
  FILE,
  FILE_TOO_LARGE,
  FILE_TYPE_WRONG,
  FILE_TYPES,
  HEIC_WRONG,
} from '@dream/contract/rules/chat/files'
import { showToast } from '#ui/overlays/toast.ts'
import { storeUpload } from '../../message-queue/uploads.ts'
import type { Attachment } from './attachment.ts'
import { sizeOfPicture } from './size-of-picture.ts'

const TYPES = new Map<string, string>(FILE_TYPES.map(({ mime, kind }) => [mime, kind]))
/** Some browsers do not know this type by its name. */
const HEIC = /\.hei[cf]$/i

/** Saves files on the device to be looked at before they go; says which cannot be sent. */
export async function takeFiles(files: readonly File[]): Promise<Attachment[]> {
  const taken: Attachment[] = []
  for (const file of files) {
    const kind = TYPES.get(file.type)
    if (kind === undefined) showToast(HEIC.test(file.name) ? HEIC_WRONG : FILE_TYPE_WRONG)
    else if (file.size > FILE.maxBytes) showToast(`${file.name}: ${FILE_TOO_LARGE.toLowerCase()}`)
    else {
      const id = crypto.randomUUID()
      const isPicture = kind === 'image'
      const [size] = await Promise.all([isPicture ? sizeOfPicture(file) : {}, storeUpload(id, file)])
      const upload = { name: file.name || 'Photo', bytes: file.size, isPicture, ...size }
      taken.push({ id, design: null, upload })
    }
  }
  return taken
}
