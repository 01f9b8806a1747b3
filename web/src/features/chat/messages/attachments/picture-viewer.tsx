import type { MessageFile } from '@dream/contract/api/chat/files'
import { Download, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useModal } from '#ui/overlays/use-layer.ts'
import css from './picture-viewer.module.css'

/** Full-screen viewer of a picture; back closes it. */
export function PictureViewer({ file, onClose }: { file: MessageFile; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, onClose)
  return (
    <dialog ref={dialog} className={css['viewer']} aria-label={file.name}>
      <div className={css['bar']}>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
        <a
          className={css['keep']}
          href={file.url}
          download={file.name}
          aria-label="Save picture"
          title="Save"
        >
          <Download aria-hidden="true" />
        </a>
      </div>
      <div className={css['stage']}>
        <img
          src={file.url}
          alt={file.name}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          style={file.previewUrl ? { backgroundImage: `url(${file.previewUrl})` } : {}}
        />
      </div>
    </dialog>
  )
}
