import type { Conversation } from '@dream/contract/api/chat/conversations'
import { SYSTEM_EVENTS, systemMessageText } from '@dream/contract/rules/chat/chat'
import { UNREAD_CAP } from '@dream/contract/rules/app/timing'
import { Avatar } from '../avatar.tsx'
import { draftOf } from '../composer/draft.ts'
import { useIsInTouch } from '../live/use-connection.ts'
import { shortWhen } from '../messages/when.ts'
import css from './conversations-screen.module.css'

type Props = { conversation: Conversation; href: string; now: Date }

/** Row of a conversation: the other person, the last message, and the unread count. */
export function ConversationRow({ conversation, href, now }: Props) {
  const { id, other, lastLine, unreadCount, isClosed } = conversation
  const draft = draftOf(id)
  const isMarked = conversation.isMarkedUnread && conversation.lastSeq === conversation.readSeq
  const isInTouch = useIsInTouch()
  return (
    <li>
      <a className={css['row']} href={href}>
        <Avatar
          name={other.name}
          portrait={other.portrait}
          isOnline={other.isOnline && !isClosed && isInTouch}
          size="large"
        />
        <span className={css['text']}>
          <span className={css['name']}>
            {other.name}
            {lastLine && <time dateTime={lastLine.at}>{shortWhen(lastLine.at, now)}</time>}
          </span>
          <span className={css['last']} data-unread={unreadCount > 0 ? '' : undefined}>
            <span>
              {draft && !isClosed ? (
                <>
                  <b>Draft:</b> {draft}
                </>
              ) : (
                lastText(conversation)
              )}
            </span>
            {isMarked && <span className={css['badge']} data-mark="" aria-label="Marked as unread" />}
            {unreadCount > 0 && !isMarked && (
              <span className={css['badge']} aria-label={`${unreadCount} unread`}>
                {unreadCount > UNREAD_CAP ? `${UNREAD_CAP}+` : unreadCount}
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}

function lastText({ lastLine, other }: Conversation): string {
  if (!lastLine) return other.company ?? ''
  const { type, text, isMine, isDeleted } = lastLine
  const event = SYSTEM_EVENTS.find((each) => type === 'system' && each === text)
  if (event) return systemMessageText(event, { actor: isMine ? null : other.name, brokerName: other.name })
  const preview = type === 'design' && !text && !isDeleted ? 'Sent a design' : text
  return isMine ? `You: ${preview}` : preview
}
