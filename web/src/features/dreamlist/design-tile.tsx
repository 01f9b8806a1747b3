import type { LikedDesign } from '@dream/contract/api/deck'
import { factsOf } from '@dream/contract/rules/facts'
import { Heart } from 'lucide-react'
import { useThemedAddress } from '#lib/themed-address.ts'
import { Photo } from '#ui/photo.tsx'
import css from './design-tile.module.css'

/** Half of the column, without margins and the gap. */
const TILE_SIZES = '(min-width: 440px) 200px, calc(50vw - 22px)'

type Props = {
  design: LikedDesign
  onOpen: (design: LikedDesign) => void
  onRemove: (design: LikedDesign) => void
}

/** One liked design; the heart takes it out again. */
export function DesignTile({ design, onOpen, onRemove }: Props) {
  const [picture] = design.pictures
  const address = useThemedAddress(picture ?? { light: design.imageUrl, dark: null })
  return (
    <li className={css['tile']}>
      <button type="button" className={css['open']} onClick={() => onOpen(design)}>
        <span className={css['picture']} data-photo={design.plan ? undefined : ''}>
          {picture && !design.plan ? (
            <Photo photo={picture} sizes={TILE_SIZES} alt="" loading="lazy" decoding="async" />
          ) : (
            <img
              src={address}
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
          <span className={css['facts']}>{summary(design)}</span>
        </span>
      </button>
      <button
        type="button"
        className={css['heart']}
        aria-label={`Remove ${design.title}`}
        title="Remove"
        onClick={() => onRemove(design)}
      >
        <Heart fill="currentColor" aria-hidden="true" />
      </button>
    </li>
  )
}

function summary(design: LikedDesign): string {
  const shown = factsOf(design).filter(({ key }) => key === 'bedrooms' || key === 'totalArea')
  return shown.length > 0 ? shown.map(({ value, unit }) => `${value} ${unit}`).join(' · ') : design.category
}
