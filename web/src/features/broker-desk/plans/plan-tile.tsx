import type { DesignCard } from '@dream/contract/api/chat/messages'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './plan-finder.module.css'

/** A plan to press, with what it is told apart by. */
export function PlanTile({ plan, onPick }: { plan: DesignCard; onPick: () => void }) {
  const url = useThemedUrl({ light: plan.imageUrl, dark: plan.darkImageUrl ?? null })
  return (
    <button type="button" className={css['tile']} onClick={onPick}>
      <span className={css['picture']}>
        <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />
      </span>
      <b>{plan.title}</b>
      <span className={css['facts']}>{factsOf(plan)}</span>
    </button>
  )
}

const factsOf = ({ bedrooms, frontage }: DesignCard) =>
  [
    bedrooms === null ? null : `${bedrooms}\u00a0bed`,
    frontage === null ? null : `${frontage}\u00a0m\u00a0lot`,
  ]
    .filter(Boolean)
    .join(' · ')
