import { SYSTEM_EVENTS, systemMessageText } from '@dream/contract/rules/chat/chat'
import type { Unread } from './unread.store.ts'

/** Characters of a message that are shown outside of the app. */
const LINE_MAX = 120

export const newMessagesText = (count: number) => (count === 1 ? 'a new message' : `${count} new messages`)

/** The newest unread message in one line; null when there is nothing to show. */
export function messagePreview({ last_type, last_body, other_name }: Unread): string | null {
  const event = SYSTEM_EVENTS.find((each) => last_type === 'system' && each === last_body)
  if (event) return systemMessageText(event, { actor: other_name, brokerName: other_name })
  if (last_type === 'design') return 'Sent a plan'
  if (last_type === 'image') return 'Sent a picture'
  if (last_type === 'file') return 'Sent a file'
  const line = last_body?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (line === '') return null
  return line.length <= LINE_MAX
    ? line
    : `${line
        .slice(0, LINE_MAX - 1)
        .toWellFormed()
        .trimEnd()}…`
}
