import type { DesignCard } from '@dream/contract/api/messages'
import { Sheet } from '#ui/sheet.tsx'
import css from './side.module.css'

type Props = { plan: DesignCard | null; onClose: () => void }

/** One plan of a brief, as large as the sheet. */
export function PlanSheet({ plan, onClose }: Props) {
  return (
    <Sheet isOpen={plan !== null} onClose={onClose} label={plan?.title ?? 'Plan'} height="tall">
      {plan && (
        <figure className={css['plan']}>
          <img src={plan.imageUrl} alt={`Drawing of ${plan.title}`} />
          <figcaption>{factsOf(plan)}</figcaption>
        </figure>
      )}
    </Sheet>
  )
}

function factsOf({ bedrooms, bathrooms, garages, frontage, totalArea }: DesignCard): string {
  const facts = [
    bedrooms !== null && `${bedrooms} bed`,
    bathrooms !== null && `${bathrooms} bath`,
    garages !== null && `${garages} car`,
    totalArea !== null && `${totalArea} m²`,
    frontage !== null && `for a lot from ${frontage} m`,
  ]
  return facts.filter(Boolean).join(', ')
}
