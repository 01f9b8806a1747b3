import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import type { ChatTab, Stage } from '@dream/contract/rules/chat/chat'
import { useState, type MouseEvent } from 'react'
import { useNow } from '#lib/time/now.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import type { Selection } from '../selection/use-selection.ts'
import type { DeskWork } from '../use-desk.ts'
import { ConversationRow } from './conversation-row.tsx'
import { EmptyList } from './empty-list.tsx'
import css from './list.module.css'
import { ListTabs } from './list-tabs.tsx'
import { moveFocus } from './move-focus.ts'
import { NarrowBar } from './narrow/narrow-bar.tsx'
import { idsBetween } from './row-elements.ts'
import { useConversationList } from './use-conversation-list.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { ReplyTime } from './waits/reply-time.tsx'
import { useReplyPace } from './waits/use-reply-pace.ts'

const MINUTE_MS = 60_000
const SEARCH_AFTER_MS = 250

type Props = {
  tab: ChatTab
  /** Open conversation. */
  openId: string | null
  hrefOf: (target: { tab: ChatTab; conversation?: string }) => string
  /** Called when a row's link was pressed. */
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
  draftOf: (conversationId: string) => string
  selection: Selection
  work: DeskWork
  onUnread: (ids: readonly string[]) => void
}

/** Broker's buyers, longest wait first. A search covers all of them. */
export function ConversationList(props: Props) {
  const { tab, hrefOf, selection, work, onUnread } = props
  const [typed, setTyped] = useState('')
  const [stage, setStage] = useState<Stage | null>(null)
  const query = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS)
  const list = useConversationList({ tab, search: query, stage })
  const { conversations } = list
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys walk over the links within
    <section className={css['list']} aria-label="Conversations" onKeyDown={moveFocus}>
      <ListTabs tab={tab} hrefOf={hrefOf} newest={conversations} />
      {selection.ids.size > 0 ? (
        <SelectionBar selection={selection} work={work} onUnread={onUnread} />
      ) : (
        <NarrowBar typed={typed} onType={setTyped} stage={stage} onStage={setStage} />
      )}
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
          <EmptyList tab={tab} query={query} isFiltered={stage !== null} allHref={hrefOf({ tab: 'all' })} />
        )}
        {conversations && conversations.length > 0 && <Rows {...props} conversations={conversations} />}
        {list.hasMore && (
          <Button variant="quiet" className={css['more']} isBusy={list.isReading} onClick={list.readMore}>
            {list.moreError ? "Couldn't load more. Try again" : 'Show more'}
          </Button>
        )}
        {tab === 'waiting' && !query && conversations && conversations.length > 0 && !list.hasMore && (
          <ReplyTime />
        )}
      </div>
    </section>
  )
}

type RowsProps = Props & { conversations: readonly BrokerConversation[] }

function Rows({ conversations, tab, openId, hrefOf, onOpen, draftOf, selection }: RowsProps) {
  const now = useNow(MINUTE_MS / 2)
  const waitOf = useReplyPace(now)
  function press(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (!event.shiftKey) return onOpen(event)
    event.preventDefault()
    selection.add(idsBetween(event.currentTarget.closest('ul'), selection.last ?? openId, id))
  }
  return (
    <ul>
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          href={hrefOf({ tab, conversation: conversation.id })}
          isOpen={conversation.id === openId}
          now={now}
          wait={conversation.waitingSince === null ? null : waitOf(conversation.waitingSince)}
          draft={draftOf(conversation.id)}
          isSelected={selection.ids.has(conversation.id)}
          onOpen={(event) => press(event, conversation.id)}
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
