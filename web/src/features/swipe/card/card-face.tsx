import type { Design } from '@dream/contract/api/design'
import { kindOf } from '@dream/contract/rules/facts'
import { memo } from 'react'
import { useThemedAddress } from '#lib/themed-address.ts'
import css from './card-face.module.css'
import { PlanPicture } from './plan-picture.tsx'
import { FactRows, TagGroups } from './title-block.tsx'

/** A plan wider than this against its height is laid over its facts, not beside them. */
const WIDE_RATIO = 0.8

type Props = { design: Design; titleId: string; onOpen: () => void }

/** Everything on a card but its stamps: a drawing sheet with its title block, or a photograph with its strip. */
export const CardFace = memo(function CardFace(props: Props) {
  return props.design.plan ? <PlanFace {...props} /> : <PhotoFace {...props} />
})

function PlanFace({ design, titleId, onOpen }: Props) {
  const [first] = design.pictures
  const isWide = first !== undefined && first.width / first.height > WIDE_RATIO
  return (
    <div className={css['sheet']} data-shape={isWide ? 'wide' : 'tall'}>
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
      </div>
      <div className={css['strip']} tabIndex={-1} data-scrolls="">
        <Title id={titleId} design={design} onOpen={onOpen} />
        <p className={css['line']}>{design.description}</p>
        <TagGroups design={design} />
      </div>
    </div>
  )
}

function Photograph({ design }: { design: Design }) {
  const [picture] = design.pictures
  const address = useThemedAddress(picture ?? { light: design.imageUrl, dark: null })
  return <img src={address} alt={`${design.category}: ${design.title}`} draggable={false} />
}

/** The name is also the way into the details for keys and screen readers; a tap anywhere else does the same. */
function Title({ id, design, onOpen }: { id: string; design: Design; onOpen: () => void }) {
  return (
    <h2 id={id} className={css['title']}>
      <button type="button" onClick={onOpen} aria-description="Opens the details">
        {design.title}
      </button>
    </h2>
  )
}
