import type { Conversation } from '@dream/contract/api/conversations'
import type { DesignCard } from '@dream/contract/api/messages'
import { useAnswer } from '#lib/query.ts'
import { Button } from '#ui/button.tsx'
import { Placeholder } from '#ui/placeholder.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { BriefPanel } from './brief-panel.tsx'
import { PrivateNote } from './private-note.tsx'
import css from './side.module.css'
import { StagePicker } from './stage-picker.tsx'

type Props = {
  userId: string
  conversation: Conversation
  onOpenPlan: (plan: DesignCard) => void
}

/** Beside a conversation: the brief, the broker's own note, and where the buyer stands. */
export function SideColumn({ userId, conversation, onOpenPlan }: Props) {
  const { id, other, briefVersion, stage } = conversation
  const {
    data: desk,
    error,
    refetch,
  } = useAnswer('GET /api/broker/conversations/:id/desk', {
    params: { id },
  })
  return (
    <div className={css['side']}>
      <BriefPanel conversationId={id} buyerName={other.name} newest={briefVersion} onOpenPlan={onOpenPlan} />
      <div className={css['own']}>
        {desk && <PrivateNote userId={userId} conversationId={id} stored={desk.note} />}
        {!desk && !error && <Placeholder className={css['waiting']} />}
        {!desk && error && (
          <>
            <ProblemLine message="Your note could not be loaded." />
            <Button variant="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )}
        <StagePicker conversationId={id} stage={stage} />
      </div>
    </div>
  )
}
