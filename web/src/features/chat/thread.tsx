import type { Conversation as About } from '@dream/contract/api/chat/conversations'
import { useMemo, useState } from 'react'
import { useNow } from '#lib/time/now.ts'
import { Composing } from './composer/composing.tsx'
import type { ConversationViewProps } from './conversation-view-props.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { ConversationState } from './conversation/state.ts'
import { olderThan } from './conversation/timeline.ts'
import { DropZone } from './composer/drop-zone.tsx'
import { useUndoable } from './message-queue/undo.ts'
import { quoteOf } from './messages/quote/quote-of.ts'
import { useWriting } from './composer/use-writing.ts'
import { useTarget } from './messages/use-target.ts'
import { MessageList } from './messages/message-list.tsx'
import { MessageRow } from './messages/message-row.tsx'
import { MessageAnnouncer } from './messages/message-announcer.tsx'
import { type Bubble, rowsOf } from './messages/rows.ts'
import { ThreadPlaceholder } from './messages/thread-placeholder.tsx'
import { TypingBubble } from './messages/typing-bubble.tsx'
import { dropMessage, retryMessage, useMessageQueue } from './message-queue/message-queue.ts'
import { MessageMenu } from './sheets/message-menu.tsx'
import { useWatching } from './use-watching.ts'

type Props = ConversationViewProps & {
  about: About
  conversation: Conversation
  state: ConversationState
  myId: string
}

/** Update interval of the day labels: "Today" becomes "Yesterday" while the app is open. */
const CLOCK_EVERY_MS = 60_000

/** Messages, and the field below them. */
export function Thread(props: Props) {
  const { about, conversation, state, myId, onOpenDesign } = props
  const [chosen, setChosen] = useState<Bubble | null>(null)
  const writing = useWriting(props, conversation)
  const rows = useRows(props)
  const setAtEnd = useWatching(conversation)
  const [target, openQuote] = useTarget(conversation)
  const unread = countUnread(state)
  const canWrite = !about.isClosed && !about.isBlocked
  const { reply, undo } = writing
  const onReply = useMemo(
    () => (canWrite ? ({ message }: Bubble) => reply(message && quoteOf(message)) : null),
    [canWrite, reply],
  )
  const actions = useMemo(
    () => ({
      onMenu: setChosen,
      onReply,
      onUndo: undo,
      onOpenQuote: openQuote,
      onRetry: retryMessage,
      onDrop: dropMessage,
      onOpenDesign,
    }),
    [onReply, undo, openQuote, onOpenDesign],
  )
  const { name } = about.other
  const isEmpty = state.timeline.run.length === 0 && state.phase !== 'ready'
  return (
    <DropZone isOn={canWrite} onFiles={(files) => void writing.attachFiles(files)}>
      {isEmpty ? (
        <ThreadPlaceholder />
      ) : (
        <>
          <MessageAnnouncer messages={state.timeline.run} myId={myId} name={name} />
          <MessageList
            rows={rows}
            end={state.isTyping ? <TypingBubble name={name} /> : <div style={{ height: 12 }} />}
            hasOlder={olderThan(state.timeline) !== null && state.older !== 'failed'}
            isLoadingOlder={state.older === 'loading'}
            onOlder={() => void conversation.readOlder()}
            onAtEnd={setAtEnd}
            unread={unread}
            target={target}
            placeId={about.id}
          >
            {(row) => (
              <MessageRow
                row={row}
                myId={myId}
                targetSeq={target?.seq ?? null}
                otherName={name}
                brokerName={about.role === 'buyer' ? name : 'you'}
                actions={actions}
              />
            )}
          </MessageList>
        </>
      )}
      <Composing {...props} writing={writing} onType={conversation.type} />
      <MessageMenu
        about={about}
        bubble={chosen}
        onReply={onReply}
        onEdit={writing.edit}
        onClose={() => setChosen(null)}
      />
    </DropZone>
  )
}

function useRows({ about, state, myId }: Props) {
  const queued = useMessageQueue()
  const undoable = useUndoable()
  const now = useNow(CLOCK_EVERY_MS)
  const { timeline, otherReceivedSeq, otherReadSeq, otherReads, newAfter } = state
  const today = new Date(now).toDateString()
  const hasOlder = olderThan(timeline) !== null
  return useMemo(
    () =>
      rowsOf({
        messages: timeline.run,
        unsent: queued.filter(({ conversationId }) => conversationId === about.id),
        myId,
        otherReceivedSeq,
        otherReadSeq,
        otherReads,
        undoable,
        newAfter,
        now: new Date(today),
        hasOlder,
      }),
    [
      timeline.run,
      queued,
      about.id,
      myId,
      otherReceivedSeq,
      otherReadSeq,
      otherReads,
      undoable,
      newAfter,
      today,
      hasOlder,
    ],
  )
}

const countUnread = ({ timeline, otherId, readSeq }: ConversationState) =>
  timeline.run.filter(({ seq, senderId }) => seq > readSeq && senderId === otherId).length
