import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import type { ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { BriefPanel } from './brief/brief-panel.tsx'
import { PrivateNote } from './note/private-note.tsx'
import css from './side.module.css'
import { StagePicker } from './stage-picker.tsx'

type Props = {
  userId: string
  conversation: Conversation
  onOpenPlan: (plan: DesignCard) => void
  /** Content in place of the brief. */
  children?: ReactNode
}

/** Column beside a conversation: the brief, the broker's private note, and the buyer's stage. */
export function SideColumn({ userId, conversation, onOpenPlan, children }: Props) {
  const { id, other, briefVersion, stage } = conversation
  const {
    data: desk,
    error,
    refetch,
  } = useApiQuery('GET /api/broker/conversations/:id/desk', {
    params: { id },
  })
  return (
    <div className={css['side']}>
      {children || (
        <BriefPanel
          conversationId={id}
          buyerName={other.name}
          newest={briefVersion}
          onOpenPlan={onOpenPlan}
        />
      )}
      <div className={css['own']}>
        {desk && <PrivateNote userId={userId} conversationId={id} stored={desk.note} />}
        {!desk && !error && <Placeholder className={css['waiting']} />}
        {!desk && error && (
          <>
            <ProblemLine message="Couldn't load your note." />
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
