import type { DesignCard } from '@dream/contract/api/chat/messages'
import { lotMetres } from '@dream/contract/rules/designs/facts'
import { fitOn } from '@dream/contract/rules/land/land-fit'
import { suitedCard } from '@dream/contract/rules/land/suited-lot'
import { useContext } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { type BuyersGround, BuyersGroundContext } from './buyers-ground.ts'
import css from './plan-card.module.css'

type Props = {
  /** Null when the design was deleted. */
  design: DesignCard | null
  onOpen: ((designId: string) => void) | undefined
}

/** Card of a design in a message. */
export function PlanCard({ design, onOpen }: Props) {
  const url = useThemedUrl({ light: design?.imageUrl ?? '', dark: design?.darkImageUrl ?? null })
  if (!design) return <p className={css['gone']}>This design is no longer available</p>
  return <Card design={design} onOpen={onOpen} url={url} />
}

function Card({ design, onOpen, url }: Props & { design: DesignCard; url: string }) {
  const ground = useContext(BuyersGroundContext)
  const isPlan = design.category === 'Floor Plan'
  const fit = ground && 'width' in ground && design.house ? fitOn(ground, design.house) : null
  return (
    <div className={css['card']}>
      <div className={css['body']}>
        <span className={css['picture']} data-photo={isPlan ? undefined : ''}>
          <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />
        </span>
        <div className={css['facts']}>
          <h3 className={css['name']}>{design.title}</h3>
          {(isPlan ? factsOf(readOn(ground, design)) : [design.category]).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {fit && (
            <p className={css['fit']} data-fits={fit.fits ? '' : undefined}>
              {fit.summary}
            </p>
          )}
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

/** Plan with the lot that it needs on the buyer's block; without a lot while the block is loading. */
function readOn(ground: BuyersGround, design: DesignCard): DesignCard {
  if (ground === undefined) return design
  return ground ? suitedCard(ground, design) : { ...design, frontage: null }
}

const count = (number: number | null, unit: string) => (number === null ? [] : [`${number}\u00a0${unit}`])

function factsOf({ bedrooms, bathrooms, garages, totalArea, frontage }: DesignCard): string[] {
  const rooms = [
    ...count(bedrooms, 'bed'),
    ...count(bathrooms, 'bath'),
    ...(garages === 0 ? ['No\u00a0garage'] : count(garages, 'car')),
  ]
  const area = totalArea === null ? null : Math.round(totalArea)
  const lot = frontage === null ? [] : [`${lotMetres(frontage)}\u00a0m\u00a0lot`]
  const size = [...count(area, 'm²'), ...lot]
  return [rooms, size].filter((line) => line.length > 0).map((line) => line.join('\u00a0· '))
}
