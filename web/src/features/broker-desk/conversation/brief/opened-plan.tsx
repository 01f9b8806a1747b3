import type { CardDesign } from '@dream/contract/api/designs/design'
import { fitOfBrief, groundOfBrief, wishesOf } from '@dream/contract/rules/chat/brief-fit'
import { lotMetres } from '@dream/contract/rules/designs/facts'
import { houseOf, lotFor } from '@dream/contract/rules/land/land-fit'
import { firstNameOf } from '@dream/contract/rules/chat/broker-desk'
import type { Conversation } from '@dream/contract/api/chat/conversations'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { planFacts } from '../../plans/plan-facts.ts'
import css from './opened-plan.module.css'

type Props = {
  planId: string
  conversation: Conversation
  onBack: () => void
  /** Opens the whole plan, to look into. */
  onWhole: () => void
}

/** Plan beside the chat, with the facts that a broker discusses with this buyer. */
export function OpenedPlan({ planId, conversation, onBack, onWhole }: Props) {
  const { data: design, error } = useApiQuery('GET /api/designs/:id', { params: { id: planId } })
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [planId])
  return (
    <section className={css['plan']} aria-label={design?.title ?? 'Plan'}>
      <button ref={back} type="button" className={css['back']} onClick={onBack}>
        <ChevronLeft size={20} aria-hidden="true" />
        {firstNameOf(conversation.other.name)}’s brief
      </button>
      {design && <Plan design={design} conversation={conversation} onWhole={onWhole} />}
      {!design && !error && <Placeholder className={css['waiting']} />}
      {!design && error && <ProblemLine message={error.message} />}
    </section>
  )
}

type PlanProps = { design: CardDesign } & Pick<Props, 'conversation' | 'onWhole'>

function Plan({ design, conversation, onWhole }: PlanProps) {
  const { id, briefVersion, other } = conversation
  const { data: brief } = useApiQuery('GET /api/conversations/:id/brief', {
    params: { id },
    query: { version: briefVersion },
    isEnabled: briefVersion > 0,
  })
  const url = useThemedUrl({ light: design.imageUrl, dark: design.pictures[0]?.dark ?? null })
  const house = houseOf(design)
  // Block of the buyer, once their brief is loaded.
  const ground = brief || briefVersion === 0 ? groundOfBrief(brief ?? {}) : null
  const lot = ground && house && lotFor(house, ground)
  const fit = brief && fitOfBrief(brief, house)
  const { met, missing } = wishesOf(brief ?? {}, design)
  const name = firstNameOf(other.name)
  const { storeys = null, livingAreas = null, squares = null } = design.plan ?? {}
  return (
    <>
      <h2>{design.title}</h2>
      <button type="button" className={css['picture']} onClick={onWhole} aria-label="Look at the whole plan">
        <img src={url} alt="" />
      </button>
      {fit && (
        <p className={css['fit']} data-fits={fit.fits ? '' : undefined}>
          {fit.fits ? `On ${name}'s block: ${fit.summary}` : `Not on ${name}'s block: ${fit.summary}`}
        </p>
      )}
      <p>
        {planFacts({ ...design, frontage: lot?.width ?? null, storeys, livingAreas, squares }).join(
          '\u00a0· ',
        )}
      </p>
      {met.length > 0 && (
        <p>
          Has what {name} wants: {met.join(', ').toLowerCase()}.
        </p>
      )}
      {missing.length > 0 && <p>Doesn't have: {missing.join(', ').toLowerCase()}.</p>}
      {lot && house && (
        <p>
          Needs a lot of {lotMetres(lot.width)} × {lotMetres(lot.depth)} m. The house is {house.houseWidth} m
          wide and {house.houseDepth} m deep.
        </p>
      )}
      {design.features.length > 0 && <p>{design.features.join(' · ')}</p>}
      <Button variant="outline" onClick={onWhole}>
        Look at the whole plan
      </Button>
    </>
  )
}
