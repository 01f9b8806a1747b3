import type { ChatTab } from '@dream/contract/rules/chat/chat'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ClearDeskDrawing } from './clear-desk-drawing.tsx'
import css from './list.module.css'

const TEXTS: Readonly<Record<ChatTab, { title: string; text: string }>> = {
  waiting: { title: 'All caught up', text: "You've replied to every buyer." },
  all: {
    title: 'No buyers yet',
    text: 'When a buyer chooses you, your conversation starts here, with their brief beside it.',
  },
  snoozed: {
    title: 'Nothing snoozed',
    text: 'Snooze a conversation and it comes back at a better time.',
  },
  closed: {
    title: 'No closed conversations',
    text: 'When a buyer chooses another broker, the conversation moves here. You can both still read it.',
  },
}

type Props = { tab: ChatTab; query: string; isFiltered: boolean; allHref: string }

/** Empty tab or search. */
export function EmptyList({ tab, query, isFiltered, allHref }: Props) {
  const { title, text } = query
    ? { title: `Nothing for “${query}”`, text: 'Try part of a name, or a word from a message.' }
    : isFiltered
      ? { title: 'Nobody at this stage', text: 'Choose another stage, or all of them.' }
      : TEXTS[tab]
  return (
    <div className={css['empty']} role="status">
      <ClearDeskDrawing />
      <h2>{title}</h2>
      <p>{text}</p>
      {tab === 'all' && !query && !isFiltered && (
        <ButtonLink href="/broker-profile" variant="outline">
          See your profile
        </ButtonLink>
      )}
      {tab !== 'all' && !query && (
        <ButtonLink href={allHref} variant="outline">
          See all conversations
        </ButtonLink>
      )}
    </div>
  )
}
