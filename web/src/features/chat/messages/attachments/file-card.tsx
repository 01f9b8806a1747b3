import type { MessageFile } from '@dream/contract/api/chat/files'
import { Download, FileText } from 'lucide-react'
import type { Upload } from '../../message-queue/queue-state.ts'
import css from './file-card.module.css'
import { UploadRing } from './upload-ring.tsx'

const KB = 1024

/** Formats a size: "240 KB", "3.1 MB". */
export function sizeOf(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return `${(bytes / KB / KB).toFixed(1)} MB`
}

/** Card of a file, to open or save. */
export const FileCard = ({ file: { name, bytes, url } }: { file: MessageFile }) => (
  <a className={css['file']} href={url} download={name} target="_blank" rel="noopener noreferrer">
    <FileText aria-hidden="true" />
    <span className={css['name']}>
      {name}
      <span className={css['size']}>{sizeOf(bytes)}</span>
    </span>
    <Download size={20} aria-hidden="true" />
  </a>
)

/** Card of a file while it is uploading. */
export const UnsentFile = ({ clientId, upload }: { clientId: string; upload: Upload }) => (
  <span className={css['file']}>
    <FileText aria-hidden="true" />
    <span className={css['name']}>
      {upload.name}
      <span className={css['size']}>{sizeOf(upload.bytes)}</span>
    </span>
    <UploadRing clientId={clientId} />
  </span>
)
