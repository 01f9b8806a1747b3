import type { Design } from '@dream/contract/api/designs/design'
import { factsOf, kindOf } from '@dream/contract/rules/designs/facts'
import { Heart, X } from 'lucide-react'
import { PlanPicture } from '../pictures/plan-picture.tsx'
import { RoomPicture } from '../pictures/room-picture.tsx'
import { FACT_ICONS } from '#ui/pictures/fact-icons.ts'
import css from './deck-card.module.css'

const INTERESTS_SHOWN = 3
const SIZES = '(min-width: 761px) 412px, 290px'

type Props = {
  design: Design
  /** Depth on the prerendered page; undefined for cards that come later. */
  place?: 0 | 1 | 2
}

export function DeckCard({ design, place }: Props) {
  return (
    <article className={css['card']} data-card="" data-place={place} data-name={design.title}>
      <div className={css['face']} data-kind={design.plan ? 'plan' : 'room'}>
        {design.plan ? (
          <PlanFace design={design} isFirst={place === 0} />
        ) : (
          <div className={css['photo']}>
            <RoomPicture
              design={design}
              sizes={SIZES}
              detail="small"
              isEager={place !== undefined}
              isSilent
            />
            <span className={css['render']}>Concept render</span>
          </div>
        )}
        <div className={css['strip']}>
          <p className={css['name']}>{design.plan ? design.title : design.category}</p>
          <span className={css['kind']}>{design.plan ? kindOf(design) : ''}</span>
          <p className={css['line']}>{design.plan ? design.description : design.title}</p>
        </div>
      </div>
      <span className={css['stamp']} data-stamp="like">
        <Heart strokeWidth={2.4} fill="currentColor" /> LIKE
      </span>
      <span className={css['stamp']} data-stamp="pass">
        <X strokeWidth={2.4} /> PASS
      </span>
    </article>
  )
}

const PlanFace = ({ design, isFirst }: { design: Design; isFirst: boolean }) => (
  <>
    <div className={css['sheet']} data-theme="light">
      <PlanPicture design={design} isFirst={isFirst} isSilent />
    </div>
    <ul className={css['facts']}>
      {factsOf(design).map(({ key, value, unit }) => {
        const Icon = FACT_ICONS[key]
        return (
          <li key={key}>
            <Icon />
            <b>{value}</b> {unit}
          </li>
        )
      })}
      {design.interests.slice(0, INTERESTS_SHOWN).map((interest) => (
        <li key={interest} className={css['chip']}>
          <span>{interest}</span>
        </li>
      ))}
    </ul>
  </>
)
