import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { fitOn, houseOf, type Block } from '@dream/contract/rules/land/land-fit'
import { Bookmark, Heart } from 'lucide-react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Photo } from '#ui/pictures/photo.tsx'
import css from './design-tile.module.css'
import { summaryOf } from './summary-of.ts'

/** Half of the column, without margins and the gap. */
const TILE_SIZES = '(min-width: 440px) 200px, calc(50vw - 22px)'

/** A plan wider than this against its height takes a row of its own. */
const WIDE_RATIO = 0.95

type Props = {
  design: LikedDesign
  /** The person's own; each plan says whether it fits. */
  block: Block | null
  onOpen: (design: LikedDesign) => void
  onRemove: (design: LikedDesign) => void
  /** It is in a collection already. */
  isCollected: boolean
  onCollect: (design: LikedDesign) => void
}

/** One liked design; the heart takes it out again. */
export function DesignTile({ design, block, onOpen, onRemove, isCollected, onCollect }: Props) {
  const [picture] = design.pictures
  const url = useThemedUrl(picture ?? { light: design.imageUrl, dark: null })
  const isWide = design.plan && picture && picture.width / picture.height > WIDE_RATIO
  return (
    <li className={css['tile']} data-wide={isWide ? '' : undefined}>
      <button type="button" className={css['open']} onClick={() => onOpen(design)}>
        <span className={css['picture']} data-photo={design.plan ? undefined : ''}>
          {picture && !design.plan ? (
            <Photo photo={picture} sizes={TILE_SIZES} alt="" loading="lazy" decoding="async" />
          ) : (
            <img
              src={url}
              alt=""
              width={picture?.width}
              height={picture?.height}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          )}
        </span>
        <span className={css['strip']}>
          <span className={css['name']}>{design.title}</span>{' '}
          <span className={css['facts']}>{summaryOf(design)}</span> <FitLine design={design} block={block} />
        </span>
      </button>
      <button
        type="button"
        className={css['collect']}
        aria-label={`Put ${design.title} into a collection`}
        title="Collect"
        onClick={() => onCollect(design)}
      >
        <Bookmark size={18} fill={isCollected ? 'currentColor' : 'none'} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css['heart']}
        aria-label={`Remove ${design.title}`}
        title="Remove"
        onClick={() => onRemove(design)}
      >
        <Heart size={20} fill="currentColor" aria-hidden="true" />
      </button>
    </li>
  )
}

function FitLine({ design, block }: Pick<Props, 'design' | 'block'>) {
  const house = houseOf(design)
  if (!house || !block) return null
  const { fits, summary } = fitOn(block, house)
  return (
    <span className={css['fit']} data-fits={fits}>
      {summary}
    </span>
  )
}
