import type { MessageFile } from '@dream/contract/api/chat/files'
import { useState } from 'react'
import type { Upload } from '../../message-queue/queue-state.ts'
import { useUnsentPicture } from '../../message-queue/uploads.ts'
import css from './picture-card.module.css'
import { tileRatio } from './picture-shape.ts'
import { PictureViewer } from './picture-viewer.tsx'
import { UploadRing } from './upload-ring.tsx'

/** Picture in a message. Its size is reserved before it loads, so that there is no layout shift. */
export function PictureCard({ file }: { file: MessageFile }) {
  const [isOpen, setOpen] = useState(false)
  const { placeholder, previewUrl, url, name } = file
  return (
    <>
      <button
        type="button"
        className={css['picture']}
        style={{
          aspectRatio: tileRatio(file),
          ...(placeholder && { backgroundImage: `url(${placeholder})` }),
        }}
        aria-label={`Open picture ${name}`}
        onClick={() => setOpen(true)}
      >
        <img src={previewUrl ?? url} alt="" loading="lazy" decoding="async" draggable={false} />
      </button>
      {isOpen && <PictureViewer file={file} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Picture in a message while it is uploading. */
export function UnsentPicture({ clientId, upload }: { clientId: string; upload: Upload }) {
  const url = useUnsentPicture(clientId)
  return (
    <span className={css['picture']} style={{ aspectRatio: tileRatio(upload) }}>
      {url && <img src={url} alt={upload.name} />}
      <span className={css['ring']}>
        <UploadRing clientId={clientId} />
      </span>
    </span>
  )
}
