import type { Quote } from '@dream/contract/api/chat/messages'
import { CircleAlert, EllipsisVertical } from 'lucide-react'
import { BubbleContent, contentOf } from './bubble-content.tsx'
import { BubbleNote } from './bubble-note.tsx'
import css from './bubble-row.module.css'
import { useBubbleGestures } from './gestures/use-bubble-gestures.ts'
import { QuoteCard } from './quote/quote-card.tsx'
import type { Bubble } from './rows.ts'

/** Actions on a message. */
export type BubbleActions = {
  onMenu: (bubble: Bubble) => void
  /** Null where nobody can write. */
  onReply: ((bubble: Bubble) => void) | null
  onUndo: (clientIds: readonly string[]) => void
  /** Scrolls to the quoted message. */
  onOpenQuote: (seq: number) => void
  onRetry: (clientId: string) => void
  onDrop: (clientId: string) => void
  onOpenDesign: ((designId: string) => void) | undefined
}

type Props = {
  bubble: Bubble
  otherName: string
  myId: string
  /** Whether it is the message that was jumped to. */
  isTarget: boolean
  actions: BubbleActions
}

/** Whether a message can be replied to: stored, and not deleted. */
export const canReply = ({ message }: Bubble) => message !== null && message.deletedAt === null

/** One message, with its note if it is the last of a group. */
export function BubbleRow({ bubble, otherName, myId, isTarget, actions }: Props) {
  const { isMine, isFirst, isLast, quote } = bubble
  const { onReply } = actions
  const gestures = useBubbleGestures({
    onMenu: () => actions.onMenu(bubble),
    onReply: onReply && canReply(bubble) ? () => onReply(bubble) : null,
  })
  const content = contentOf(bubble)
  const authorOf = ({ senderId }: Quote) => (senderId === myId ? 'You' : otherName)
  return (
    <div
      className={css['row']}
      data-mine={isMine ? '' : undefined}
      data-first={isFirst ? '' : undefined}
      data-last={isLast ? '' : undefined}
      data-target={isTarget ? '' : undefined}
    >
      <div className={css['line']}>
        <div className={css['bubble']} data-kind={content.kind} data-progress={bubble.progress} {...gestures}>
          <span className="visually-hidden">{isMine ? 'You: ' : `${otherName}: `}</span>
          {quote && content.kind !== 'deleted' && (
            <div className={css['quoted']}>
              <QuoteCard
                quote={quote}
                author={authorOf(quote)}
                onOpen={() => actions.onOpenQuote(quote.seq)}
              />
            </div>
          )}
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
        (isLast || bubble.undo) && <BubbleNote bubble={bubble} onUndo={actions.onUndo} />
      )}
    </div>
  )
}

function Refused({ bubble: { key, unsent }, actions }: Pick<Props, 'bubble' | 'actions'>) {
  return (
    <div className={css['refused']} role="alert">
      <button type="button" onClick={() => actions.onRetry(key)}>
        <CircleAlert size={16} aria-hidden="true" />
        {(unsent?.refusal?.text ?? 'Not sent').replace(/\.$/, '')}. Tap to retry
      </button>
      <button type="button" onClick={() => actions.onDrop(key)}>
        Delete
      </button>
    </div>
  )
}
