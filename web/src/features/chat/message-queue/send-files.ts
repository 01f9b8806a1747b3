import { FILE, FILE_TOO_LARGE, FILE_TYPE_WRONG, FILE_TYPES } from '@dream/contract/rules/chat/files'
import { showToast } from '#ui/overlays/toast.ts'
import { sendUpload } from './message-queue.ts'
import { storeUpload } from './uploads.ts'

const TYPES = new Map<string, string>(FILE_TYPES.map(({ mime, kind }) => [mime, kind]))
/** Some browsers do not know this type by its name. */
const HEIC = /\.hei[cf]$/i

const kindOf = ({ type, name }: File) => TYPES.get(type) ?? (HEIC.test(name) ? 'file' : null)

/** Saves files on the device and sends each as a message; says which cannot be. */
export async function sendFiles(conversationId: string, files: readonly File[]) {
  for (const file of files) {
    const kind = kindOf(file)
    if (kind === null) showToast(FILE_TYPE_WRONG)
    else if (file.size > FILE.maxBytes) showToast(`${file.name}: ${FILE_TOO_LARGE.toLowerCase()}`)
    else {
      const clientId = crypto.randomUUID()
      await storeUpload(clientId, file)
      const upload = { name: file.name || 'Photo', bytes: file.size, isPicture: kind === 'image' }
      sendUpload({ clientId, conversationId, upload })
    }
  }
}
