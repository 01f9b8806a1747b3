import type { Quote } from '@dream/contract/api/chat/messages'
import { X } from 'lucide-react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { QuoteCard } from '../messages/quote/quote-card.tsx'
import css from './composer.module.css'

type Props = { quote: Quote; otherId: string; otherName: string; onCancel: () => void }

/** Line above the field with the message being replied to, and a cancel button. */
export const ReplyLine = ({ quote, otherId, otherName, onCancel }: Props) => (
  <div className={css['replying']} role="group" aria-label="You're replying to">
    <QuoteCard quote={quote} author={quote.senderId === otherId ? otherName : 'You'} />
    <IconButton label="Don't reply to this" icon={<X />} onClick={onCancel} />
  </div>
)

/** Line above the field while a sent message is edited. */
export const EditingLine = ({ onCancel }: Pick<Props, 'onCancel'>) => (
  <div className={css['editing']}>
    <span>Edit your message</span>
    <IconButton label="Cancel" icon={<X />} onClick={onCancel} />
  </div>
)
