import type { Conversation } from '@dream/contract/api/conversations'
import type { ReactNode } from 'react'
import { isOffline } from '#lib/api-error.ts'
import { useNow } from '#lib/now.ts'
import { useAnswer } from '#lib/query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { ConversationRow } from './conversation-row.tsx'
import css from './conversations-screen.module.css'

type Props = {
  hrefOf: (conversationId: string) => string
  /** What is shown where there is only one: the conversation itself. */
  children: (conversationId: string) => ReactNode
}

/** A buyer's conversations: the open one, and below it those with earlier brokers. */
export function ConversationsScreen({ hrefOf, children }: Props) {
  const { data, error, refetch } = useAnswer('GET /api/conversations')
  if (!data && !error) return <Waiting text="Loading..." />
  if (!data) {
    return (
      <Notice
        title="We could not load your chats"
        drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        <p>{error?.message}</p>
      </Notice>
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
    actions={
      <a href="/brokers" className={buttonClass({})}>
        See the brokers
      </a>
    }
  >
    <p>
      A building broker answers your questions about plans, land and builders. Your chat with them opens here.
    </p>
  </Notice>
)

type ListProps = { items: readonly Conversation[]; hrefOf: Props['hrefOf'] }

/** A minute is as exact as a list says it. */
const LOOK_MS = 60_000

function List({ items, hrefOf }: ListProps) {
  const now = new Date(useNow(LOOK_MS))
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
