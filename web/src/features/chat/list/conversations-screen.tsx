import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { ReactNode } from 'react'
import { useNow } from '#lib/time/now.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { ConversationRow } from './conversation-row.tsx'
import css from './conversations-screen.module.css'

type Props = {
  hrefOf: (conversationId: string) => string
  /** Renders the conversation itself where there is only one. */
  children: (conversationId: string) => ReactNode
}

/** Buyer's conversations: the open one, and below it those with earlier brokers. */
export function ConversationsScreen({ hrefOf, children }: Props) {
  const { data, error, refetch } = useApiQuery('GET /api/conversations')
  if (!data) {
    return error ? (
      <LoadFailed title="Couldn't load your chats" error={error} onRetry={refetch} />
    ) : (
      <Waiting />
    )
  }
  const [first, ...others] = data.items
  if (!first) return <NoBroker />
  if (others.length === 0) return children(first.id)
  return <List items={data.items} hrefOf={hrefOf} />
}

const NoBroker = () => (
  <Notice
    title="Choose a broker to chat with"
    drawing={<HalfPlanDrawing />}
    actions={<ButtonLink href="/brokers">See the brokers</ButtonLink>}
  >
    <p>
      A building broker answers your questions about plans, land and builders. Your chat with them opens here.
    </p>
  </Notice>
)

type ListProps = { items: readonly Conversation[]; hrefOf: Props['hrefOf'] }

/** Update interval of the times, which are exact to the minute. */
const CLOCK_EVERY_MS = 60_000

function List({ items, hrefOf }: ListProps) {
  const now = new Date(useNow(CLOCK_EVERY_MS))
  const open = items.filter(({ isClosed }) => !isClosed)
  const closed = items.filter(({ isClosed }) => isClosed)
  const rows = (some: readonly Conversation[]) => (
    <ul>
      {some.map((each) => (
        <ConversationRow key={each.id} conversation={each} href={hrefOf(each.id)} now={now} />
      ))}
    </ul>
  )
  return (
    <div className={css['screen']}>
      <h1 className={css['title']}>Chats</h1>
      {rows(open)}
      {closed.length > 0 && <h2 className={css['head']}>Earlier brokers</h2>}
      {rows(closed)}
    </div>
  )
}
