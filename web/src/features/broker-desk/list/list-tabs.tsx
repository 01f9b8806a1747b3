import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import { CHAT_TABS, type ChatTab } from '@dream/contract/rules/chat/chat'
import { useDeferredValue, useEffect } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import css from './list.module.css'

const TABS: Readonly<Record<ChatTab, string>> = {
  waiting: 'Waiting on me',
  all: 'All',
  snoozed: 'Snoozed',
  closed: 'Closed',
}

type Props = {
  tab: ChatTab
  hrefOf: (target: { tab: ChatTab }) => string
  /** Conversations listed now. */
  newest: readonly BrokerConversation[] | undefined
}

/** Tabs of the list, with the number of waiting and snoozed conversations. */
export function ListTabs({ tab, hrefOf, newest }: Props) {
  const { data: counts, refetch } = useApiQuery('GET /api/broker/counts')
  // Any change of the list may change the counts.
  const changed = useDeferredValue(
    newest?.map(({ id, lastSeq, waitingSince }) => [id, lastSeq, waitingSince]).join(),
  )
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
