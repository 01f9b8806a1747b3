import type { PlanToSend } from '@dream/contract/api/chat/broker-desk'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { planFacts } from './plan-facts.ts'
import css from './plan-finder.module.css'

/** Tile of a plan with its distinguishing facts. */
export function PlanTile({ plan, onPick }: { plan: PlanToSend; onPick: () => void }) {
  const url = useThemedUrl({ light: plan.imageUrl, dark: plan.darkImageUrl ?? null })
  const { fit, wishes } = plan
  return (
    <button type="button" className={css['tile']} onClick={onPick}>
      <span className={css['picture']}>
        <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />
      </span>
      <b>{plan.title}</b>
      <span className={css['facts']}>{planFacts(plan).join('\u00a0· ')}</span>
      {fit && (
        <span className={css['fit']} data-fits={fit.fits ? '' : undefined}>
          {fit.summary}
        </span>
      )}
      {wishes.missing.length > 0 && (
        <span className={css['facts']}>Without: {wishes.missing.join(', ').toLowerCase()}</span>
      )}
    </button>
  )
}
