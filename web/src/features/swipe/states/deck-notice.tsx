import { MESSAGES } from '@dream/contract/rules/app/messages'
import { Button } from '#ui/buttons/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { DealMode, DeckState } from '../hand/use-hand.ts'

export type NoticeProps = {
  state: Exclude<DeckState, 'ready' | 'loading'>
  mode: DealMode
  onRetry: () => void
  onReview: () => void
}

const FAILURES = {
  offline: {
    title: "You're offline",
    text: `${MESSAGES.offline} Your likes are saved, and sent when you're back online.`,
  },
  unreachable: {
    title: "Couldn't load more plans",
    text: "Dream Design isn't responding. Your likes are saved, and sent when it's back.",
  },
  failed: {
    title: "Couldn't load more plans",
    text: 'Something went wrong at our end. Your likes are safe.',
  },
} as const

/** What is there when no card is. */
export function DeckNotice({ state, mode, onRetry, onReview }: NoticeProps) {
  if (state === 'empty') return <AllSeen mode={mode} onRetry={onRetry} onReview={onReview} />
  const { title, text } = FAILURES[state]
  return (
    <Notice
      title={title}
      drawing={state === 'offline' ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{text}</p>
    </Notice>
  )
}

function AllSeen({ mode, onRetry, onReview }: Pick<NoticeProps, 'mode' | 'onRetry' | 'onReview'>) {
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
    </Notice>
  )
}
