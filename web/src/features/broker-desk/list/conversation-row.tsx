import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import { STAGES, SYSTEM_EVENTS, systemMessageText } from '@dream/contract/rules/chat/chat'
import { UNREAD_CAP } from '@dream/contract/rules/app/timing'
import { Check, Clock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useIsOnline } from '#lib/device/online.ts'
import { clsx } from 'clsx'
import { personMark } from '#lib/display/person-mark.ts'
import person from '#ui/pictures/person-tone.module.css'
import css from './list.module.css'
import type { Wait } from './waits/use-reply-pace.ts'
import { waitText } from './waits/waiting-time.ts'
import { comingTimeText, pastTimeText } from './time-text.ts'

type Props = {
  conversation: BrokerConversation
  href: string
  isOpen: boolean
  now: number
  /** Wait relative to the broker's promised reply time; null when nobody waits, or nothing is promised. */
  wait: Wait | null
  /** Unsent draft; shown while the conversation is not open. */
  draft: string
  isSelected: boolean
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

/** Row of one buyer: name, last message, wait, unread count, and stage. */
export function ConversationRow({ conversation, href, isOpen, now, wait, draft, isSelected, onOpen }: Props) {
  const { other, waitingSince, snoozedUntil, unreadCount, stage, isClosed } = conversation
  const { initials, tone } = personMark(other.name)
  const waitMs = waitingSince && !isClosed ? now - Date.parse(waitingSince) : null
  const isConnected = useIsOnline()
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now
  return (
    <li>
      <a
        href={href}
        className={css['row']}
        aria-current={isOpen ? 'true' : undefined}
        data-row={conversation.id}
        data-selected={isSelected ? '' : undefined}
        onClick={onOpen}
      >
        <span
          className={clsx(person['person'], css['avatar'])}
          aria-hidden="true"
          data-tone={tone}
          data-online={other.isOnline && isConnected ? '' : undefined}
        >
          {isSelected ? <Check size={22} /> : initials}
        </span>
        <span className={css['name']}>
          {other.name}
          {isSelected && <span className="visually-hidden">, selected</span>}
        </span>
        <WhenOf conversation={conversation} waitMs={waitMs} wait={wait} now={now} />
        <span className={css['line']}>
          {draft && !isOpen ? (
            <>
              <b>Draft: </b>
              {draft}
            </>
          ) : (
            lineOf(conversation)
          )}
        </span>
        {unreadCount > 0 && (
          <span className={css['unread']}>
            {unreadCount > UNREAD_CAP ? `${UNREAD_CAP}+` : unreadCount}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
        <span className={css['facts']}>
          <span>{isClosed ? 'Closed' : STAGES.find(({ value }) => value === stage)?.label}</span>
          {isSnoozed && (
            <span className={css['snoozed']}>
              <Clock size={14} aria-hidden="true" />
              until {comingTimeText(new Date(snoozedUntil), new Date(now))}
            </span>
          )}
        </span>
        {waitMs !== null && wait && <WaitBar {...wait} />}
      </a>
    </li>
  )
}

type WhenProps = Pick<Props, 'conversation' | 'wait' | 'now'> & { waitMs: number | null }

function WhenOf({ conversation: { lastLine }, waitMs, wait, now }: WhenProps) {
  if (waitMs === null) {
    return (
      <span className={css['when']}>{lastLine && pastTimeText(new Date(lastLine.at), new Date(now))}</span>
    )
  }
  return (
    <span className={css['wait']} data-tone={wait?.tone}>
      <span className="visually-hidden">waits </span>
      {waitText(waitMs)}
      {wait?.tone === 'late' && <span className="visually-hidden">, longer than you promise</span>}
    </span>
  )
}

/** Bar of a wait; its full length is the promised reply time. */
function WaitBar({ used, tone }: Wait) {
  return (
    <span className={css['bar']} data-tone={tone} aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(1, Math.max(0.03, used)) * 100}%` }} />
    </span>
  )
}

/** Last message in one line, marked when the broker wrote it. */
function lineOf({ lastLine, other }: BrokerConversation): string {
  if (!lastLine) return ''
  const { type, text, isMine } = lastLine
  const event = type === 'system' ? SYSTEM_EVENTS.find((each) => each === text) : undefined
  if (event) return systemMessageText(event, { actor: isMine ? null : other.name, brokerName: 'you' })
  const preview = text || { text: '', design: 'A plan', image: 'A picture', file: 'A file', system: '' }[type]
  return isMine ? `You: ${preview}` : preview
}
