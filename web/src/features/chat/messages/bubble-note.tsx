import { Check, CheckCheck, Clock, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './bubble-row.module.css'
import type { Bubble, Progress } from './rows.ts'
import { readTimeOf, timeOf } from './when.ts'

type Props = { bubble: Bubble; onUndo: (clientIds: readonly string[]) => void }

/** Note under a message: its time and progress ("9:38 · Read 9:52"), and for a moment an undo button. */
export function BubbleNote({ bubble, onUndo }: Props) {
  const { message, undo } = bubble
  return (
    <p className={css['note']}>
      {message?.editedAt && !message.deletedAt && 'Edited · '}
      <How bubble={bubble} />
      {undo && (
        <button type="button" className={css['undo']} onClick={() => onUndo(undo)}>
          <Undo2 size={16} aria-hidden="true" />
          {undo.length > 1 ? `Undo all ${undo.length}` : 'Undo'}
        </button>
      )}
    </p>
  )
}

const PROGRESS: Record<Exclude<Progress, 'refused'>, { text: string; icon: ReactNode }> = {
  sending: { text: 'Sending', icon: <Clock size={16} aria-hidden="true" /> },
  sent: { text: 'Sent', icon: <Check size={16} aria-hidden="true" /> },
  delivered: { text: 'Delivered', icon: <CheckCheck size={16} aria-hidden="true" /> },
  read: { text: 'Read', icon: <CheckCheck size={16} aria-hidden="true" data-read="" /> },
}

function How({ bubble: { progress, at, readAt } }: Pick<Props, 'bubble'>) {
  if (progress === null || progress === 'refused') return timeOf(at)
  const { text, icon } = PROGRESS[progress]
  return (
    <>
      {progress !== 'sending' && `${timeOf(at)} · `}
      {icon}
      {readAt === null ? text : `${text} ${readTimeOf(readAt, at)}`}
    </>
  )
}
