import type { SharedPlan } from '@dream/contract/api/designs/shared-plans'
import { useRef, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Card } from '../card.tsx'
import css from './shared-plans-card.module.css'
import { SharedPagesList } from './shared-pages-list.tsx'
import { SharedPlanRow } from './shared-plan-row.tsx'

/** Shared plans, each with a button to stop its link. */
export function SharedPlansCard() {
  const { data, error, refetch } = useApiQuery('GET /api/shared-plans')
  const [asked, setAsked] = useState<SharedPlan | null>(null)
  const [said, setSaid] = useState('')
  const line = useRef<HTMLParagraphElement>(null)
  const plans = data?.items

  function stopped({ title, designId }: SharedPlan) {
    setApiData('GET /api/shared-plans', (known) =>
      known ? { items: known.items.filter((each) => each.designId !== designId) } : known,
    )
    void invalidate('GET /api/shared-plans')
    setAsked(null)
    setSaid(`${title} is no longer shared.`)
    // The focused row is gone.
    setTimeout(() => line.current?.focus())
  }
  return (
    <Card title="Shared plans">
      <p ref={line} tabIndex={-1} role="status" className={css['line']}>
        {said || (plans && INTRO[plans.length > 0 ? 'some' : 'none'])}
      </p>
      {!plans && error && (
        <>
          <ProblemLine message="Couldn't load what you share." />
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {plans && plans.length > 0 && (
        <ul className={css['plans']}>
          {plans.map((plan) => (
            <SharedPlanRow key={plan.designId} plan={plan} onStop={() => setAsked(plan)} />
          ))}
        </ul>
      )}
      <SharedPagesList />
      <StopSheet plan={asked} onStopped={stopped} onClose={() => setAsked(null)} />
    </Card>
  )
}

const INTRO = {
  some: 'Anyone who has a link can see its plan. It never says who shared it.',
  none: 'No plan yet. Open one and tap Share to send it to somebody.',
}

type StopProps = { plan: SharedPlan | null; onStopped: (plan: SharedPlan) => void; onClose: () => void }

/** Confirmation, as a stopped link never works again. */
function StopSheet({ plan, onStopped, onClose }: StopProps) {
  const { isBusy, failure, run, clear } = useSubmission(
    "Couldn't stop sharing. Check your connection and try again.",
  )
  const close = () => {
    clear()
    onClose()
  }
  const stop = ({ designId }: SharedPlan) =>
    call('DELETE /api/shared-plans/:designId', { params: { designId } })
  return (
    <Sheet isOpen={plan !== null} onClose={close} label={`Stop sharing ${plan?.title ?? ''}?`}>
      {plan && (
        <div className={css['sheet']}>
          <p>Its link stops working for everyone who has it. Sharing the plan again makes a new link.</p>
          <ProblemLine message={failure?.message} />
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={() => void run(() => stop(plan)).then((failed) => failed ?? onStopped(plan))}
          >
            Stop sharing
          </Button>
          <Button variant="outline" onClick={close}>
            Keep sharing
          </Button>
        </div>
      )}
    </Sheet>
  )
}
