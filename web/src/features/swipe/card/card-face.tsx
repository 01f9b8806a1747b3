import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { CardDesign, Picture } from '@dream/contract/api/designs/design'
import { isRender, kindOf, spokenPicture } from '@dream/contract/rules/designs/facts'
import { memo, type CSSProperties } from 'react'
import { Photo } from '#ui/pictures/photo.tsx'
import css from './card-face.module.css'
import { PlanPicture } from './plan-picture.tsx'
import { FactRows, TagGroups } from './title-block.tsx'

/** Aspect ratio above which a plan is placed above its facts, not beside them. */
const WIDE_RATIO = 0.8

/** Width of a card, see `--column` and `--margin-card`. */
const CARD_SIZES = '(min-width: 440px) 408px, calc(100vw - 32px)'
/** Width of a photograph as drawn: one wider than the card's ratio is cropped at its sides, so it is drawn wider than the card. */
const sizesOf = ({ width, height }: Picture) => {
  const spread = width / height / 0.75
  return spread > 1.1
    ? `(min-width: 440px) ${Math.round(408 * spread)}px, ${Math.round(92 * spread)}vw`
    : CARD_SIZES
}

export type CardFacts = CardDesign & Partial<Pick<DealtDesign, 'why' | 'tastes'>>
/** Opens the details; with `true`, the reasons why the card was dealt. */
export type Open = (what?: unknown) => void
type Props = { design: CardFacts; titleId: string; onOpen: Open }

/** Content of a card without its stamps: a drawing sheet with its title block, or a photograph with its strip. */
export const CardFace = memo(function CardFace(props: Props) {
  return props.design.plan ? <PlanFace {...props} /> : <PhotoFace {...props} />
})

function PlanFace({ design, titleId, onOpen }: Props) {
  const [first] = design.pictures
  const ratio = first ? first.width / first.height : 0
  const sheet: CSSProperties & Record<'--plan-ratio', number> = { '--plan-ratio': ratio }
  return (
    <div className={css['sheet']} data-shape={ratio > WIDE_RATIO ? 'wide' : 'tall'} style={sheet}>
      <PlanPicture design={design} />
      <div className={css['block']} tabIndex={-1} data-scrolls="">
        <FactRows design={design} />
        <TagGroups design={design} />
      </div>
      <div className={css['strip']}>
        <Title id={titleId} design={design} onOpen={onOpen} />
        <span className={css['kind']}>{kindOf(design)}</span>
        <Words design={design} onOpen={onOpen} />
      </div>
    </div>
  )
}

/** Text of a card: its line, why it was dealt (for a taste, with a button for more or less of it), and its builder. */
function Words({ design: { description, why, tastes, builder }, onOpen }: Omit<Props, 'titleId'>) {
  return (
    <>
      <p className={css['line']}>{description}</p>
      {why &&
        (tastes ? (
          <button
            type="button"
            className={css['why']}
            aria-description="More or less of this"
            onClick={() => onOpen(true)}
          >
            {why}
          </button>
        ) : (
          <p className={css['why']}>{why}</p>
        ))}
      {builder && <p className={css['builder']}>By {builder.name}</p>}
    </>
  )
}

function PhotoFace({ design, titleId, onOpen }: Props) {
  return (
    <div className={css['photo']}>
      <div className={css['picture']}>
        <Photograph design={design} />
        <span className={css['category']}>{design.category}</span>
        {isRender(design) && <span className={css['render']}>Concept render</span>}
      </div>
      <div className={css['strip']} tabIndex={-1} data-scrolls="">
        <Title id={titleId} design={design} onOpen={onOpen} />
        <Words design={design} onOpen={onOpen} />
        <TagGroups design={design} />
      </div>
    </div>
  )
}

/** Keyed by design: a slot's next photograph must not show the previous one while it loads. */
function Photograph({ design }: { design: CardDesign }) {
  const [picture] = design.pictures
  if (!picture) return null
  return <Photo key={design.id} photo={picture} sizes={sizesOf(picture)} alt={spokenPicture(design)} />
}

/** Name, also the button to the details for keyboards and screen readers; a tap anywhere else does the same. */
function Title({ id, design, onOpen }: { id: string; design: CardDesign; onOpen: Open }) {
  return (
    <h2 id={id} className={css['title']}>
      <button type="button" onClick={onOpen} aria-description="Opens the details">
        {design.title}
      </button>
    </h2>
  )
}
