import type { Design } from '@dream/contract/api/designs/design'
import { spokenPicture } from '@dream/contract/rules/designs/facts'
import css from './pictures.module.css'

type Props = {
  design: Design
  /** `sizes` of the image. */
  sizes: string
  /**
   * `small`: for pictures mostly covered by others, only a placeholder on a phone and the smallest file elsewhere, until the deck
   * is touched.
   */
  detail?: 'all' | 'small'
  isEager?: boolean
  /** Decorative where the text beside it describes it. */
  isSilent?: boolean
}

/** Render of a room, in the best format and width for the browser. Its size is reserved before it loads. */
export function RoomPicture({ design, sizes, detail = 'all', isEager = false, isSilent = false }: Props) {
  const [picture] = design.pictures
  if (!picture) return null
  return (
    <picture className={css['room']}>
      {detail === 'small' && (
        <source media="(max-width: 760px)" srcSet={picture.placeholder} data-until-touched="" />
      )}
      {picture.sources?.map(({ type, srcset }) => (
        <source
          key={type}
          type={type}
          srcSet={detail === 'all' ? srcset : srcset.split(', ').at(-1)}
          data-srcset={detail === 'all' ? undefined : srcset}
          sizes={sizes}
        />
      ))}
      <img
        src={picture.light}
        alt={isSilent ? '' : spokenPicture(design)}
        width={picture.width}
        height={picture.height}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isEager ? 'low' : undefined}
        draggable={false}
      />
    </picture>
  )
}
