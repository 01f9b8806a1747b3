import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import { STAGES, SYSTEM_EVENTS, systemMessageText } from '@dream/contract/rules/chat/chat'
import { UNREAD_CAP } from '@dream/contract/rules/app/timing'
import { Clock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useIsOnline } from '#lib/device/online.ts'
import { initialsOf } from '#lib/display/initials-of.ts'
import css from './list.module.css'
import { waitText } from './waiting-time.ts'
import { comingTimeText, pastTimeText } from './time-text.ts'

/** From here on a wait is long. */
const LONG_MS = 60 * 60_000

type Props = {
  conversation: BrokerConversation
  href: string
  isOpen: boolean
  now: number
  /** The longest wait of the list: the others are drawn beside it. */
  longestMs: number
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

/** One buyer: who, their last line, how long they wait, what is unread, and where they stand. */
export function ConversationRow({ conversation, href, isOpen, now, longestMs, onOpen }: Props) {
  const { other, waitingSince, snoozedUntil, unreadCount, stage, isClosed } = conversation
  const waitMs = waitingSince && !isClosed ? now - Date.parse(waitingSince) : null
  const isConnected = useIsOnline()
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now
  return (
    <li>
      <a
        href={href}
        className={css['row']}
        aria-current={isOpen ? 'true' : undefined}
        data-row=""
        onClick={onOpen}
      >
        <span
          className={css['avatar']}
          aria-hidden="true"
          data-tone={other.name.length % 3}
          data-online={other.isOnline && isConnected ? '' : undefined}
        >
          {initialsOf(other.name)}
        </span>
        <span className={css['name']}>{other.name}</span>
        <WhenOf conversation={conversation} waitMs={waitMs} now={now} />
        <span className={css['line']}>{lineOf(conversation)}</span>
        {unreadCount > 0 && (
          <span className={css['unread']}>
            {unreadCount > UNREAD_CAP ? `${UNREAD_CAP}+` : unreadCount}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
        <span className={css['facts']}>
          <span>{STAGES.find(({ value }) => value === stage)?.label}</span>
          {isSnoozed && (
            <span className={css['snoozed']}>
              <Clock size={14} aria-hidden="true" />
              until {comingTimeText(new Date(snoozedUntil), new Date(now))}
            </span>
          )}
        </span>
        {waitMs !== null && <WaitBar waitMs={waitMs} longestMs={longestMs} />}
      </a>
    </li>
  )
}

type WhenProps = { conversation: BrokerConversation; waitMs: number | null; now: number }

function WhenOf({ conversation: { lastLine }, waitMs, now }: WhenProps) {
  if (waitMs === null) {
    return (
      <span className={css['when']}>{lastLine && pastTimeText(new Date(lastLine.at), new Date(now))}</span>
    )
  }
  return (
    <span className={css['wait']} data-long={waitMs >= LONG_MS ? '' : undefined}>
      <span className="visually-hidden">waits </span>
      {waitText(waitMs)}
    </span>
  )
}

function WaitBar({ waitMs, longestMs }: { waitMs: number; longestMs: number }) {
  const share = longestMs > 0 ? Math.min(1, waitMs / longestMs) : 0
  return (
    <span className={css['bar']} data-long={waitMs >= LONG_MS ? '' : undefined} aria-hidden="true">
      <i style={{ inlineSize: `${Math.max(3, share * 100)}%` }} />
    </span>
  )
}

/** The last message in one line, with who wrote it when it was the broker. */
function lineOf({ lastLine, other }: BrokerConversation): string {
  if (!lastLine) return ''
  const { type, text, isMine } = lastLine
  const event = type === 'system' ? SYSTEM_EVENTS.find((each) => each === text) : undefined
  if (event) return systemMessageText(event, { actor: isMine ? null : other.name, brokerName: 'you' })
  const preview = text || { text: '', design: 'A plan', image: 'A picture', file: 'A file', system: '' }[type]
  return isMine ? `You: ${preview}` : preview
}
