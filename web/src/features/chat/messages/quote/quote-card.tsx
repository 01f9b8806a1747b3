import type { Quote } from '@dream/contract/api/chat/messages'
import { MESSAGE_DELETED } from '@dream/contract/rules/chat/chat'
import css from './quote-card.module.css'

type Props = {
  quote: Quote
  /** Author of the quoted message: "You" or their name. */
  author: string
  /** Scrolls to the message; without it the card is static. */
  onOpen?: () => void
}

const NAMES: Record<Quote['type'], string> = {
  text: '',
  design: 'A plan',
  image: 'Photo',
  file: 'A file',
  system: '',
}

/** Quoted message, in a line or two. */
export function QuoteCard({ quote: { text, type, isDeleted }, author, onOpen }: Props) {
  const content = (
    <>
      <b className={css['author']}>{author}</b>
      <span className={css['text']} data-gone={isDeleted ? '' : undefined}>
        {isDeleted ? MESSAGE_DELETED : text || NAMES[type]}
      </span>
    </>
  )
  if (!onOpen) return <div className={css['quote']}>{content}</div>
  return (
    <button type="button" className={css['quote']} title="Show this message" onClick={onOpen}>
      <span className="visually-hidden">In reply to </span>
      {content}
    </button>
  )
}
