import type { Message } from '@dream/contract/api/chat/messages'
import { useState } from 'react'

type Props = { messages: readonly Message[]; myId: string; name: string }

/**
 * Live region for incoming messages of the open conversation: the list itself must not be one, as it also grows while scrolling
 * back.
 */
export function MessageAnnouncer({ messages, myId, name }: Props) {
  const last = messages.at(-1)
  const [openedAt] = useState(last?.seq ?? 0)
  const isNew = last && last.seq > openedAt && last.senderId !== myId && last.type !== 'system'
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {isNew && `${name}: ${last.body || 'sent something'}`}
    </p>
  )
}
