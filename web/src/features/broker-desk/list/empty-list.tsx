import type { ChatTab } from '@dream/contract/rules/chat'
import { buttonClass } from '#ui/button.tsx'
import { ClearDeskDrawing } from './clear-desk-drawing.tsx'
import css from './list.module.css'

const WORDS: Readonly<Record<ChatTab, { title: string; text: string }>> = {
  waiting: { title: 'Nobody waits for you', text: 'Every buyer has an answer from you. Well done.' },
  all: {
    title: 'No buyers yet',
    text: 'When a buyer chooses you, your conversation starts here, with their brief beside it.',
  },
  snoozed: {
    title: 'Nothing is put off',
    text: 'Snooze a conversation to have it come back at a better time.',
  },
  closed: {
    title: 'No closed conversations',
    text: 'Who chooses another broker is kept here, readable for both.',
  },
}

type Props = { tab: ChatTab; words: string; allHref: string }

/** A tab, or a search, with nothing in it. */
export function EmptyList({ tab, words, allHref }: Props) {
  const { title, text } = words
    ? { title: `Nothing for “${words}”`, text: 'Try a part of a name, or a word that was written.' }
    : WORDS[tab]
  return (
    <div className={css['empty']} role="status">
      <ClearDeskDrawing />
      <h2>{title}</h2>
      <p>{text}</p>
      {tab === 'all' && !words && (
        <a href="/broker-profile" className={buttonClass({ variant: 'outline' })}>
          See your profile
        </a>
      )}
      {tab !== 'all' && (
        <a href={allHref} className={buttonClass({ variant: 'outline' })}>
          {words ? 'Search all conversations' : 'See all conversations'}
        </a>
      )}
    </div>
  )
}
