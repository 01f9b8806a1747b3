import type { CardDesign } from '@dream/contract/api/designs/design'
import { kindOf, spokenPicture } from '@dream/contract/rules/designs/facts'
import { memo, type CSSProperties } from 'react'
import { Photo } from '#ui/pictures/photo.tsx'
import css from './card-face.module.css'
import { PlanPicture } from './plan-picture.tsx'
import { FactRows, TagGroups } from './title-block.tsx'

/** A plan wider than this against its height is laid over its facts, not beside them. */
const WIDE_RATIO = 0.8

/** How wide a card is, see `--column` and `--margin-card`. */
const CARD_SIZES = '(min-width: 440px) 408px, calc(100vw - 32px)'

type Props = { design: CardDesign; titleId: string; onOpen: () => void }

/** Everything on a card but its stamps: a drawing sheet with its title block, or a photograph with its strip. */
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
        <p className={css['line']}>{design.description}</p>
      </div>
    </div>
  )
}

function PhotoFace({ design, titleId, onOpen }: Props) {
  return (
    <div className={css['photo']}>
      <div className={css['picture']}>
        <Photograph design={design} />
        <span className={css['category']}>{design.category}</span>
        <span className={css['render']}>Concept render</span>
      </div>
      <div className={css['strip']} tabIndex={-1} data-scrolls="">
        <Title id={titleId} design={design} onOpen={onOpen} />
        <p className={css['line']}>{design.description}</p>
        <TagGroups design={design} />
      </div>
    </div>
  )
}

/** By design: a slot's next photograph never shows the one before it while it loads. */
function Photograph({ design }: { design: CardDesign }) {
  const [picture] = design.pictures
  if (!picture) return null
  return <Photo key={design.id} photo={picture} sizes={CARD_SIZES} alt={spokenPicture(design)} />
}

/** The name is also the way into the details for keys and screen readers; a tap anywhere else does the same. */
function Title({ id, design, onOpen }: { id: string; design: CardDesign; onOpen: () => void }) {
  return (
    <h2 id={id} className={css['title']}>
      <button type="button" onClick={onOpen} aria-description="Opens the details">
        {design.title}
      </button>
    </h2>
  )
}
