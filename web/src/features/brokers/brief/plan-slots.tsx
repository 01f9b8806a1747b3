import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { BRIEF_PLANS } from '@dream/contract/rules/chat/chat'
import { ArrowLeftRight, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import css from './plan-slots.module.css'

type Props = {
  plans: readonly DesignCard[]
  /** All floor plans that the person likes. */
  liked: readonly LikedDesign[]
  isShared: boolean
  onChange: (planIds: string[]) => void
}

/** Plans of a brief. A press on one opens the other liked plans, to replace it. */
export function PlanSlots({ plans, liked, isShared, onChange }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const slots = useRef<HTMLUListElement>(null)
  const ids = plans.map(({ id }) => id)
  const others = liked.filter(({ id }) => !ids.includes(id))
  const opened = open === null ? undefined : plans[open]
  const canAdd = plans.length < BRIEF_PLANS && others.length > 0

  function put(id: string | null) {
    const at = open ?? 0
    onChange(id === null ? ids.toSpliced(at, 1) : ids.toSpliced(at, 1, id))
    setOpen(null)
    slots.current?.querySelectorAll('button')[id === null ? 0 : at]?.focus()
  }
  return (
    <div className={css['plans']} data-withheld={isShared ? undefined : ''}>
      <ul ref={slots} className={css['slots']}>
        {plans.map((plan, at) => (
          <li key={plan.id}>
            <button
              type="button"
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              <Picture plan={plan} liked={liked} />
              <span className={css['name']}>{plan.title}</span>{' '}
              <span className={css['facts']}>{summary(plan)}</span>{' '}
              <span className="visually-hidden">Swap or leave out</span>
              <ArrowLeftRight className={css['swap']} aria-hidden="true" />
            </button>
          </li>
        ))}
        {canAdd && (
          <li>
            <button
              type="button"
              aria-expanded={open === plans.length}
              className={css['add']}
              onClick={() => setOpen(open === plans.length ? null : plans.length)}
            >
              <Plus aria-hidden="true" />
              Add a plan
            </button>
          </li>
        )}
      </ul>
      {open !== null && (
        <div className={css['others']}>
          <p>{opened ? `Show instead of ${opened.title}:` : 'Show as well:'}</p>
          {others.length > 0 ? (
            <ul aria-label="Other plans you like">
              {others.map((design) => (
                <li key={design.id}>
                  <button type="button" onClick={() => put(design.id)}>
                    <Picture plan={design} liked={liked} />
                    <span className={css['name']}>{design.title}</span>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p>You haven't liked any other floor plans yet.</p>
          )}
          {opened && (
            <Button variant="outline" size="small" onClick={() => put(null)}>
              Leave {opened.title} out
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Picture({ plan, liked }: { plan: DesignCard; liked: readonly LikedDesign[] }) {
  const drawing = liked.find(({ id }) => id === plan.id)?.pictures[0]
  const url = useThemedUrl(drawing ?? { light: plan.imageUrl, dark: plan.darkImageUrl ?? null })
  return <img src={url} alt="" className={css['picture']} loading="lazy" decoding="async" draggable={false} />
}

function summary(plan: DesignCard): string {
  const facts = [
    plan.bedrooms === null ? null : `${plan.bedrooms}\u00a0bed`,
    plan.totalArea === null ? null : `${Math.round(plan.totalArea)}\u00a0m²`,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}
