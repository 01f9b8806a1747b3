import { Check, CheckCheck, CircleAlert, Clock, EllipsisVertical } from 'lucide-react'
import { type ReactNode } from 'react'
import { BubbleContent, contentOf } from './bubble-content.tsx'
import css from './bubble-row.module.css'
import type { Bubble, Progress } from './rows.ts'
import { useLongPress } from './use-long-press.ts'
import { readTimeOf, timeOf } from './when.ts'

/** What can be done with a message. */
export type BubbleActions = {
  onMenu: (bubble: Bubble) => void
  onRetry: (clientId: string) => void
  onDrop: (clientId: string) => void
  onOpenDesign: ((designId: string) => void) | undefined
}

type Props = { bubble: Bubble; otherName: string; actions: BubbleActions }

/** One message, and under the last of a group how far it is. */
export function BubbleRow({ bubble, otherName, actions }: Props) {
  const { isMine, isFirst, isLast, message } = bubble
  const press = useLongPress(() => actions.onMenu(bubble))
  const content = contentOf(bubble)
  return (
    <div
      className={css['row']}
      data-mine={isMine ? '' : undefined}
      data-first={isFirst ? '' : undefined}
      data-last={isLast ? '' : undefined}
    >
      <div className={css['line']}>
        <div className={css['bubble']} data-kind={content.kind} data-progress={bubble.progress} {...press}>
          <span className="visually-hidden">{isMine ? 'You: ' : `${otherName}: `}</span>
          <BubbleContent content={content} onOpenDesign={actions.onOpenDesign} />
        </div>
        <button
          type="button"
          className={css['more']}
          aria-label="Message options"
          title="Options"
          onClick={() => actions.onMenu(bubble)}
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </button>
      </div>
      {bubble.progress === 'refused' ? (
        <Refused bubble={bubble} actions={actions} />
      ) : (
        isLast && (
          <p className={css['note']}>
            {message?.editedAt && !message.deletedAt && 'Edited · '}
            <Note bubble={bubble} />
          </p>
        )
      )}
    </div>
  )
}

const PROGRESS: Record<Exclude<Progress, 'refused'>, { text: string; icon: ReactNode }> = {
  sending: { text: 'Sending', icon: <Clock size={16} aria-hidden="true" /> },
  sent: { text: 'Sent', icon: <Check size={16} aria-hidden="true" /> },
  delivered: { text: 'Delivered', icon: <CheckCheck size={16} aria-hidden="true" /> },
  read: { text: 'Read', icon: <CheckCheck size={16} aria-hidden="true" data-read="" /> },
}

/** When it was sent, and of one's own how far it is: "9:38 · Read 9:52". */
function Note({ bubble: { progress, at, readAt } }: Pick<Props, 'bubble'>) {
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

function Refused({ bubble: { key, unsent }, actions }: Pick<Props, 'bubble' | 'actions'>) {
  return (
    <div className={css['refused']} role="alert">
      <button type="button" onClick={() => actions.onRetry(key)}>
        <CircleAlert size={16} aria-hidden="true" />
        {unsent?.refusal?.words ?? 'Not sent'}. Tap to retry
      </button>
      <button type="button" onClick={() => actions.onDrop(key)}>
        Delete
      </button>
    </div>
  )
}
