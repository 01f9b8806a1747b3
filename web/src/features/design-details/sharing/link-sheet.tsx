import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#lib/device/clipboard.ts'
import { canShare, openShareSheet } from '#lib/device/share.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './share-button.module.css'

type Props = {
  title: string
  /** Null hides the sheet. */
  url: string | null
  onClose: () => void
}

/** Link with a share and a copy button; it can be selected by hand where neither works. */
export function LinkSheet({ title, url, onClose }: Props) {
  const [isCopied, setCopied] = useState(false)
  async function share(link: string) {
    if ((await openShareSheet({ title, url: link })) === 'shared') onClose()
  }
  return (
    <Sheet isOpen={url !== null} onClose={onClose} label="Your link is ready">
      {url !== null && (
        <div className={css['sheet']}>
          <p>
            Anyone who has it can see {title}. It doesn't say who shared it, and you can stop sharing in your
            profile.
          </p>
          <Field label="Link" value={url} readOnly onFocus={({ target }) => target.select()} />
          {canShare() && (
            <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share(url)}>
              Share
            </Button>
          )}
          <Button
            variant="outline"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(url).then(setCopied)}
          >
            {isCopied ? 'Link copied' : 'Copy link'}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
