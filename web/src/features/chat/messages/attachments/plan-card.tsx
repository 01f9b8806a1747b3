import type { DesignCard } from '@dream/contract/api/chat/messages'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './plan-card.module.css'

type Props = {
  /** Null when the design is gone. */
  design: DesignCard | null
  onOpen: ((designId: string) => void) | undefined
}

/** A design as a message. */
export function PlanCard({ design, onOpen }: Props) {
  const url = useThemedUrl({ light: design?.imageUrl ?? '', dark: design?.darkImageUrl ?? null })
  if (!design) return <p className={css['gone']}>This design is no longer available</p>
  const isPlan = design.category === 'Floor Plan'
  return (
    <div className={css['card']}>
      <div className={css['body']}>
        <span className={css['picture']} data-photo={isPlan ? undefined : ''}>
          <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />
        </span>
        <div className={css['facts']}>
          <h3 className={css['name']}>{design.title}</h3>
          {(isPlan ? factsOf(design) : [design.category]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {onOpen && (
        <button type="button" className={css['open']} onClick={() => onOpen(design.id)}>
          Open {isPlan ? 'plan' : 'picture'}
        </button>
      )}
    </div>
  )
}

const count = (number: number | null, unit: string) => (number === null ? [] : [`${number}\u00a0${unit}`])

function factsOf({ bedrooms, bathrooms, garages, totalArea, frontage }: DesignCard): string[] {
  const rooms = [
    ...count(bedrooms, 'bed'),
    ...count(bathrooms, 'bath'),
    ...(garages === 0 ? ['No\u00a0garage'] : count(garages, 'car')),
  ]
  const area = totalArea === null ? null : Math.round(totalArea)
  const size = [...count(area, 'm²'), ...count(frontage, 'm\u00a0lot')]
  return [rooms, size].filter((line) => line.length > 0).map((line) => line.join('\u00a0· '))
}
