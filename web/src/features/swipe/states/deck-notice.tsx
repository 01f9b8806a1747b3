import { MESSAGES } from '@dream/contract/rules/messages'
import { Button } from '#ui/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Placeholder } from '#ui/placeholder.tsx'
import type { DealMode, DeckState } from '../hand/use-hand.ts'
import css from './deck-notice.module.css'

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
      drawing={<WrongDoorDrawing />}
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

/** The card's own shape, empty, while the first cards are on their way. */
export function DeckPlaceholder() {
  return (
    <div className={css['card']} role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={css['plan']} />
      <div className={css['rows']}>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row}>
            <Placeholder className={css['fact']} />
          </div>
        ))}
      </div>
      <div className={css['strip']}>
        <Placeholder className={css['name']} />
        <Placeholder className={css['line']} />
      </div>
    </div>
  )
}
