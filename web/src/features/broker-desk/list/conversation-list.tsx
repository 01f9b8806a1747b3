import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import { CHAT_TABS, type ChatTab } from '@dream/contract/rules/chat/chat'
import { useDeferredValue, useEffect, useState, type MouseEvent } from 'react'
import { useNow } from '#lib/time/now.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { EmptyList } from './empty-list.tsx'
import css from './list.module.css'
import { moveFocus } from './move-focus.ts'
import { ReplyTime } from './reply-time.tsx'
import { useConversationList } from './use-conversation-list.ts'
import { useReplyPace } from './use-reply-pace.ts'
import { useSettled } from './use-settled.ts'

const TABS: Readonly<Record<ChatTab, string>> = {
  waiting: 'Waiting on me',
  all: 'All',
  snoozed: 'Snoozed',
  closed: 'Closed',
}
const MINUTE_MS = 60_000
const SEARCH_AFTER_MS = 250

type Props = {
  tab: ChatTab
  /** The conversation that is open. */
  openId: string | null
  hrefOf: (target: { tab: ChatTab; conversation?: string }) => string
  /** A row's link was pressed. */
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

/** All buyers of a broker: who waits longest comes first. */
export function ConversationList({ tab, openId, hrefOf, onOpen }: Props) {
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim(), SEARCH_AFTER_MS)
  const list = useConversationList(tab, query)
  const { conversations } = list
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys walk over the links within
    <section className={css['list']} aria-label="Conversations" onKeyDown={moveFocus}>
      <Tabs tab={tab} hrefOf={hrefOf} newest={conversations} />
      <SearchField
        label="Search buyers or messages"
        className={css['search']}
        placeholder="Search buyers or messages"
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={css['rows']}>
        {!conversations && list.error && (
          <div className={css['problem']}>
            <ProblemLine message={`Couldn't load your conversations. ${list.error.message}`} />
            <Button variant="outline" onClick={() => void list.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {!conversations && !list.error && <RowsToCome />}
        {conversations?.length === 0 && (
          <EmptyList tab={tab} query={query} allHref={hrefOf({ tab: 'all' })} />
        )}
        {conversations && conversations.length > 0 && (
          <Rows
            conversations={conversations}
            openId={openId}
            hrefOf={(id) => hrefOf({ tab, conversation: id })}
            onOpen={onOpen}
          />
        )}
        {list.hasMore && (
          <Button
            variant="quiet"
            className={css['more']}
            isBusy={list.isReading}
            onClick={() => void list.readMore()}
          >
            {list.hasFailed ? "Couldn't load more. Try again" : 'Show more'}
          </Button>
        )}
        {tab === 'waiting' && !query && conversations && conversations.length > 0 && !list.hasMore && (
          <ReplyTime />
        )}
      </div>
    </section>
  )
}

type TabsProps = Pick<Props, 'tab' | 'hrefOf'> & { newest: readonly BrokerConversation[] | undefined }

function Tabs({ tab, hrefOf, newest }: TabsProps) {
  const { data: counts, refetch } = useApiQuery('GET /api/broker/counts')
  // Whatever changes a list changes what there is to count.
  const changed = useDeferredValue(newest?.map(({ id, lastSeq }) => id + lastSeq).join())
  useEffect(() => void refetch(), [changed, refetch])
  return (
    <nav className={css['tabs']} aria-label="Which conversations">
      {CHAT_TABS.map((each) => (
        <a key={each} href={hrefOf({ tab: each })} aria-current={each === tab ? 'page' : undefined}>
          {TABS[each]}
          {(each === 'waiting' || each === 'snoozed') && counts && counts[each] > 0 && <b>{counts[each]}</b>}
        </a>
      ))}
    </nav>
  )
}

type RowsProps = {
  conversations: readonly BrokerConversation[]
  openId: string | null
  hrefOf: (id: string) => string
  onOpen: Props['onOpen']
}

function Rows({ conversations, openId, hrefOf, onOpen }: RowsProps) {
  const now = useNow(MINUTE_MS / 2)
  const waitOf = useReplyPace(now)
  return (
    <ul>
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          href={hrefOf(conversation.id)}
          isOpen={conversation.id === openId}
          now={now}
          wait={conversation.waitingSince === null ? null : waitOf(conversation.waitingSince)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}

function RowsToCome() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      {[1, 2, 3, 4].map((each) => (
        <Placeholder key={each} className={css['row-to-come']} />
      ))}
    </div>
  )
}
