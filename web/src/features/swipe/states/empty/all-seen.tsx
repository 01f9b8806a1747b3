import { useEffect, useState, type ComponentProps } from 'react'
import { call } from '#lib/api/api-client.ts'
import { setApiData } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Notice } from '#ui/status/notice.tsx'
import { MatchWish } from './match-wish.tsx'
import type { DealMode } from '../../hand/use-hand.ts'
import type { SwipeDeck } from '../../swipe-deck.tsx'

export type EmptyProps = Pick<ComponentProps<typeof SwipeDeck>, 'onTaste'> & {
  mode: DealMode
  onRetry: () => void
  onReview: () => void
}

/** Notice that nothing is left to deal, or only plans that do not fit, held back by the wish for those that do. */
export function AllSeen(props: EmptyProps) {
  const heldBack = useHeldBack()
  if (heldBack === null) return null
  return heldBack > 0 ? <AllFittingSeen plans={heldBack} {...props} /> : <EverythingSeen {...props} />
}

/** Number of plans held back because they do not fit; null until it is known, 0 when it cannot be. */
function useHeldBack(): number | null {
  const [plans, setPlans] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (count: number) => isGone || setPlans(count)
    call('GET /api/designs/held-back').then(
      (answer) => tell(answer.plans),
      () => tell(0),
    )
    return () => void (isGone = true)
  }, [])
  return plans
}

function AllFittingSeen({ plans, mode, onRetry, onReview }: EmptyProps & { plans: number }) {
  const [isBusy, setBusy] = useState(false)
  async function dealAll() {
    setBusy(true)
    try {
      const profile = await call('PUT /api/profile', { body: { onlyFitting: false } })
      setApiData('GET /api/profile', () => profile)
      showToast('All plans are dealt now. Change that under Block in your profile.')
      onRetry()
    } catch {
      setBusy(false)
      showToast("Couldn't save that. Check your connection and try again.")
    }
  }
  return (
    <Notice
      title="You've seen all that fit"
      drawing={<HalfPlanDrawing />}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => void dealAll()}>
            {plans === 1 ? 'Deal it too' : 'Deal them too'}
          </Button>
          {mode === 'passed' ? null : (
            <Button variant="outline" onClick={onReview}>
              Review passes
            </Button>
          )}
        </>
      }
    >
      <p>
        {plans === 1
          ? "One more plan doesn't fit your block, so it stays out of your deck."
          : `${plans} more plans don't fit your block, so they stay out of your deck.`}
      </p>
      <MatchWish />
    </Notice>
  )
}

function EverythingSeen({ mode, onRetry, onReview, onTaste }: EmptyProps) {
  const isReviewed = mode === 'passed'
  return (
    <Notice
      title="You've seen them all"
      drawing={<HalfPlanDrawing />}
      actions={
        <>
          {isReviewed ? null : <Button onClick={onReview}>Review passes</Button>}
          <Button variant="outline" onClick={onRetry}>
            Check for new ones
          </Button>
        </>
      }
    >
      <p>
        {isReviewed
          ? 'That includes the ones you passed on. What you liked is in your dreamlist.'
          : 'Until new designs arrive, you can take another look at the ones you passed on.'}
      </p>
      <Button variant="quiet" onClick={() => onTaste({ kind: 'passes' })}>
        See them as a list
      </Button>
      <MatchWish />
    </Notice>
  )
}
