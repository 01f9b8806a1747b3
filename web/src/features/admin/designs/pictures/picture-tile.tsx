import type { DocumentPicture } from '@dream/contract/api/admin/catalogue/design-document'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FocusPicker } from './focus-picker.tsx'
import css from './pictures.module.css'

type Props = {
  picture: DocumentPicture
  label: string
  onRemove: () => void
  onFocus?: (focus: { x: number; y: number }) => void
  /** Makes it the picture of the card. */
  onFirst?: () => void
}

/** Tile of one picture with its actions. */
export function PictureTile({ picture, label, onRemove, onFocus, onFirst }: Props) {
  const url = useThemedUrl(picture)
  return (
    <>
      {onFocus ? (
        <FocusPicker {...{ picture, label, url, onFocus }} />
      ) : (
        <img src={url} alt={label} width={picture.width} height={picture.height} className={css['drawing']} />
      )}
      <div className={css['deeds']}>
        {onFirst && (
          <Button size="small" variant="outline" onClick={onFirst}>
            Put first
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={`Remove: ${label}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </>
  )
}
