import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { firstNameOf } from '@dream/contract/rules/chat/broker-desk'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useSettled } from '../list/use-settled.ts'
import css from './plan-finder.module.css'
import { PlanTile } from './plan-tile.tsx'

type Props = { conversation: Conversation; onPick: (plan: DesignCard) => void; onClose: () => void }

const SETTLES_AFTER_MS = 200

/** A plan to send: those of the brief first, then all, narrowed by words and by the buyer's block. */
export function PlanFinder({ conversation, onPick, onClose }: Props) {
  const { id, briefVersion, other } = conversation
  const [typed, setTyped] = useState('')
  const [isFitting, setFitting] = useState(true)
  const q = useSettled(typed.trim(), SETTLES_AFTER_MS)
  const { data: brief } = useApiQuery('GET /api/conversations/:id/brief', {
    params: { id },
    query: { version: briefVersion },
    isEnabled: briefVersion > 0,
  })
  const width = brief?.block?.width ?? null
  const { data, error, refetch } = useApiQuery('GET /api/broker/plans', {
    query: { ...(q && { q }), ...(isFitting && width !== null && { width }) },
  })
  const liked = q === '' ? (brief?.plans ?? []) : []
  const others = data?.items.filter(({ id: plan }) => !liked.some((each) => each.id === plan)) ?? []
  return (
    <Sheet isOpen label="Send a plan" height="tall" onClose={onClose}>
      <div className={css['finder']}>
        <SearchField
          label="Search plans"
          className={css['search']}
          value={typed}
          placeholder="Name, 4 bed, study"
          onChange={({ target }) => setTyped(target.value)}
        />
        {width !== null && (
          <button
            type="button"
            className={css['fitting']}
            aria-pressed={isFitting}
            onClick={() => setFitting(!isFitting)}
          >
            Fits {width} m
          </button>
        )}
        {liked.length > 0 && (
          <Plans title={`${firstNameOf(other.name)} likes`} plans={liked} onPick={onPick} />
        )}
        {data && others.length > 0 && <Plans title={countText(data.total)} plans={others} onPick={onPick} />}
        {data?.total === 0 && <p>No plans match. Try fewer words.</p>}
        {!data && !error && <Placeholder className={css['waiting']} />}
        {!data && error && (
          <>
            <ProblemLine message={error.message} />
            <Button onClick={() => void refetch()}>Try again</Button>
          </>
        )}
      </div>
    </Sheet>
  )
}

const countText = (total: number) => (total === 1 ? '1 plan' : `${total} plans`)

type PlansProps = { title: string; plans: readonly DesignCard[]; onPick: (plan: DesignCard) => void }

const Plans = ({ title, plans, onPick }: PlansProps) => (
  <section>
    <h3>{title}</h3>
    <ul className={css['grid']}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanTile plan={plan} onPick={() => onPick(plan)} />
        </li>
      ))}
    </ul>
  </section>
)
