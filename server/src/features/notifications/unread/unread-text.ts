import { SYSTEM_EVENTS, systemMessageText } from '@dream/contract/rules/chat/chat'
import { shortened } from '@dream/contract/rules/text/cut-text'
import type { Unread } from './unread.store.ts'

/** Max length of a message preview outside of the app. */
const LINE_MAX = 120

export const newMessagesText = (count: number) => (count === 1 ? 'a new message' : `${count} new messages`)

/** Event as a sentence without private content; null for a written message. */
export function eventText({ last_type, last_body, other_name }: Unread): string | null {
  const event = SYSTEM_EVENTS.find((each) => last_type === 'system' && each === last_body)
  return event ? systemMessageText(event, { actor: other_name, brokerName: other_name }) : null
}

/** Preview of the newest unread message in one line; null when there is nothing to show. */
export function messagePreview(unread: Unread): string | null {
  const { last_type, last_body } = unread
  const event = eventText(unread)
  if (event) return event
  if (last_type === 'design') return 'Sent a plan'
  if (last_type === 'image') return 'Sent a picture'
  if (last_type === 'file') return 'Sent a file'
  const line = last_body.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? null : shortened(line, LINE_MAX)
}
