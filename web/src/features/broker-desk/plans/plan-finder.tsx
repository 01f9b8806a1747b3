import type { PlanToSend } from '@dream/contract/api/chat/broker-desk'
import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { briefLines } from '@dream/contract/rules/chat/brief-lines'
import { firstNameOf } from '@dream/contract/rules/chat/broker-desk'
import { useEffect, useRef, useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useDebouncedValue } from '../list/use-debounced-value.ts'
import css from './plan-finder.module.css'
import { PlanTile } from './plan-tile.tsx'

type Props = {
  conversation: Conversation
  onPick: (plan: DesignCard) => void
  onClose: () => void
  /** Called after the finder has closed, to return the focus to the message field. */
  onLeave: () => void
}

const SEARCH_AFTER_MS = 200

/** Picker of a plan to send: plans of the brief first, then those that suit the block and wishes, with a search. */
export function PlanFinder({ conversation, onPick, onClose, onLeave }: Props) {
  useLeave(onLeave)
  const { id, briefVersion, other } = conversation
  const [typed, setTyped] = useState('')
  const [isFitting, setFitting] = useState(true)
  const q = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS)
  const { data: brief } = useApiQuery('GET /api/conversations/:id/brief', {
    params: { id },
    query: { version: briefVersion },
    isEnabled: briefVersion > 0,
  })
  const { data, error, refetch } = useApiQuery('GET /api/broker/plans', {
    query: { conversationId: id, fitting: isFitting ? 'yes' : 'no', ...(q && { q }) },
  })
  const liked = (q === '' && data?.liked) || []
  const [size] = brief?.block?.width ? briefLines(brief, 'block') : []
  const wishes = brief ? briefLines(brief, 'mustHaves') : []
  const name = firstNameOf(other.name)
  return (
    <Sheet isOpen label="Send a plan" height="tall" className={css['sheet'] ?? ''} onClose={onClose}>
      <div className={css['finder']}>
        <div className={css['narrow']}>
          <SearchField
            label="Search plans"
            className={css['search']}
            value={typed}
            placeholder="Name, 4 bed, study"
            onChange={({ target }) => setTyped(target.value)}
          />
          {size && (
            <button
              type="button"
              className={css['fitting']}
              aria-pressed={isFitting}
              onClick={() => setFitting(!isFitting)}
            >
              Fits {size}
            </button>
          )}
        </div>
        {wishes.length > 0 && (
          <p>
            {name} wants: {wishes.join(' · ')}
          </p>
        )}
        {liked.length > 0 && <Plans title={`${name} likes`} plans={liked} onPick={onPick} />}
        {data && data.items.length > 0 && (
          <Plans title={countText(data.total)} plans={data.items} onPick={onPick} />
        )}
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

/** Calls `onLeave` on unmount, as a closing dialog leaves the focus nowhere. */
function useLeave(onLeave: () => void) {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => () => latest.current(), [])
}

const countText = (total: number) => (total === 1 ? '1 plan' : `${total} plans`)

type PlansProps = { title: string; plans: readonly PlanToSend[]; onPick: (plan: DesignCard) => void }

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
