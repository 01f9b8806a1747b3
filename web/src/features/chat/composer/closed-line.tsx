import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { ReactNode } from 'react'
import { setBlocked } from '../message-queue/change-message.ts'
import { Button } from '#ui/buttons/button.tsx'
import css from './closed-line.module.css'

/** Shown in place of the message field in a closed conversation: the reason, and the next actions. */
export function ClosedLine({ about, children }: { about: Conversation; children: ReactNode }) {
  const { other, isClosed, isBlockedByMe } = about
  if (isClosed) {
    return (
      <div className={css['closed']}>
        <p>This conversation is closed. You can still read it.</p>
        {children}
      </div>
    )
  }
  return (
    <div className={css['closed']}>
      <p>
        {isBlockedByMe
          ? `You blocked ${other.name}. Messaging is turned off here.`
          : 'Messaging is turned off here.'}
      </p>
      {isBlockedByMe && (
        <Button variant="outline" size="small" onClick={() => void setBlocked(about, false)}>
          Unblock
        </Button>
      )}
    </div>
  )
}
