import type { Picture } from '@dream/contract/api/designs/design'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './celebration.module.css'

/** Three liked plans like a hand of cards; without any, a drawing of a plan in progress. */
export function PlanFan({ plans }: { plans: readonly Picture[] }) {
  if (plans.length === 0) return <HalfPlanDrawing className={css['drawing']} />
  return (
    <div className={css['fan']} data-count={Math.min(plans.length, 3)}>
      {plans.slice(0, 3).map((plan) => (
        <Sheet key={plan.light} plan={plan} />
      ))}
    </div>
  )
}

function Sheet({ plan }: { plan: Picture }) {
  return (
    <span className={css['sheet']}>
      <img src={useThemedUrl(plan)} alt="" width={plan.width} height={plan.height} />
    </span>
  )
}
