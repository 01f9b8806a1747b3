import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { fitOn, houseOf, type Block } from '@dream/contract/rules/land/land-fit'
import { Bookmark, Check, CloudUpload, Heart, NotebookPen, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Photo } from '#ui/pictures/photo.tsx'
import { WAITING } from './collections/waiting.ts'
import css from './design-tile.module.css'
import { isWide } from './list/rows.ts'
import { summaryOf } from './summary-of.ts'

/** Half of the column, without margins and the gap. */
const TILE_SIZES = '(min-width: 440px) 200px, calc(50vw - 22px)'

/** State while choosing plans to compare: whether this is one of them, and whether it can become one. */
export type Choice = { isChosen: boolean; canChoose: boolean; onToggle: (design: LikedDesign) => void }

type Props = {
  design: LikedDesign
  place: 'list' | 'row'
  /** Person's own block; each plan says whether it fits. */
  block: Block | null
  /** Feature that the fewest of the others have. */
  line: string | undefined
  /** Marks on the tile, such as that of a note. */
  marks?: ReactNode
  choice: Choice | null
  onOpen: (design: LikedDesign) => void
  onRemove: (design: LikedDesign) => void
  /** Whether it is in a collection already. */
  isCollected: boolean
  onCollect: (design: LikedDesign) => void
}

/** Tile of a liked design; the heart removes it. */
export function DesignTile(props: Props) {
  const { design, place, block, line, marks, choice, onOpen } = props
  const Frame = place === 'list' ? 'li' : 'div'
  return (
    <Frame
      className={css['tile']}
      role={place === 'row' ? 'listitem' : undefined}
      data-wide={isWide(design) ? '' : undefined}
      data-chosen={choice?.isChosen ? '' : undefined}
    >
      <button
        type="button"
        className={css['open']}
        aria-pressed={choice ? choice.isChosen : undefined}
        disabled={choice ? !choice.canChoose : undefined}
        onClick={() => (choice ? choice.onToggle(design) : onOpen(design))}
      >
        <TilePicture design={design} />
        <span className={css['strip']}>
          <span className={css['name']}>{design.title}</span>{' '}
          <span className={css['facts']}>{summaryOf(design)}</span>{' '}
          {line && <span className={css['line']}>{line}</span>} <FitChip design={design} block={block} />
          {marks}
        </span>
        {choice?.canChoose && (
          <span className={css['tick']} aria-hidden="true">
            {choice.isChosen && <Check size={18} strokeWidth={2.6} />}
          </span>
        )}
      </button>
      {!choice && <TileActions {...props} />}
    </Frame>
  )
}

function TileActions({ design, isCollected, onCollect, onRemove }: Props) {
  return (
    <>
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
    </>
  )
}

function TilePicture({ design }: { design: LikedDesign }) {
  const [picture] = design.pictures
  const url = useThemedUrl(picture ?? { light: design.imageUrl, dark: null })
  return (
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
  )
}

function FitChip({ design, block }: Pick<Props, 'design' | 'block'>) {
  const house = houseOf(design)
  if (!house || !block) return null
  const { fits, summary } = fitOn(block, house)
  return (
    <span className={css['fit']} data-fits={fits}>
      {fits ? (
        <Check size={14} strokeWidth={2.6} aria-hidden="true" />
      ) : (
        <X size={14} strokeWidth={2.6} aria-hidden="true" />
      )}
      {summary}
    </span>
  )
}

/** Marks of a note and of an unsent like; the latter appears after a delay, as most are sent by then. */
export const Marks = ({
  hasNotes = false,
  isWaiting,
}: {
  hasNotes?: boolean | undefined
  isWaiting: boolean
}) => (
  <>
    {hasNotes && (
      <span className={css['noted']}>
        <NotebookPen size={14} aria-hidden="true" /> Has notes
      </span>
    )}
    {isWaiting && (
      <span className={css['unsent']}>
        <CloudUpload size={14} aria-hidden="true" />
        <span aria-hidden="true">On this device</span>
        <span className="visually-hidden">{WAITING}</span>
      </span>
    )}
  </>
)
