import { MESSAGES } from '@dream/contract/rules/messages'
import { Button } from '#ui/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import type { DealMode, DeckState } from '../hand/use-hand.ts'

type Props = {
  state: Exclude<DeckState, 'ready' | 'loading'>
  mode: DealMode
  onRetry: () => void
  onReview: () => void
}

/** What is there when no card is. */
export function DeckNotice({ state, mode, onRetry, onReview }: Props) {
  if (state === 'empty') return <AllSeen mode={mode} onRetry={onRetry} onReview={onReview} />
  const isOffline = state === 'offline'
  return (
    <Notice
      title={isOffline ? 'No plans on board' : 'The next plans did not arrive'}
      drawing={isOffline ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>
        {isOffline
          ? `${MESSAGES.offline} Your likes are kept and sent when you are back.`
          : 'Something went wrong on our side. Your likes are safe.'}
      </p>
    </Notice>
  )
}

function AllSeen({ mode, onRetry, onReview }: Pick<Props, 'mode' | 'onRetry' | 'onReview'>) {
  const isReviewed = mode === 'passed'
  return (
    <Notice
      title="You have seen them all"
      drawing={<HalfPlanDrawing />}
      actions={
        <>
          {isReviewed ? null : <Button onClick={onReview}>Review passes</Button>}
          <Button variant="outline" onClick={onRetry}>
            Look for new ones
          </Button>
        </>
      }
    >
      <p>
        {isReviewed
          ? 'Also the ones you passed. What you liked waits in your dreamlist.'
          : 'Until new designs arrive, you can look again at the ones you passed.'}
      </p>
    </Notice>
  )
}
