import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { momentText } from '../words/words.ts'
import { workingTime } from '@dream/contract/rules/brokers/brokers'

/** What a broker's status is called. */
export const STATUS_TEXT: Readonly<Record<AdminBroker['status'], string>> = {
  invited: 'Invited',
  draft: 'Draft',
  review: 'To review',
  published: 'Published',
  suspended: 'Suspended',
}

/** Whether somebody has to do something about it. */
export const STATUS_TONE = {
  invited: 'plain',
  draft: 'plain',
  review: 'busy',
  published: 'good',
  suspended: 'bad',
} as const satisfies Record<AdminBroker['status'], string>

/** How fast a broker's first replies are, beside what buyers were promised. */
export function replyText({ replyMinutes, replyCount, promisedMinutes }: AdminBroker): string {
  const promised = `promised ${workingTime(promisedMinutes)}`
  if (replyMinutes === null) return `Not measured, ${promised}`
  return `${workingTime(replyMinutes)} over ${replyCount === 1 ? '1 chat' : `${replyCount} chats`}, ${promised}`
}

/** What becomes of an invitation that was sent. */
export function invitationText({
  sentAt,
  timesSent,
  expiresAt,
}: NonNullable<AdminBroker['invitation']>): string {
  const sent = timesSent === 1 ? 'Sent' : `Sent ${timesSent} times, last`
  const isOver = Date.parse(expiresAt) <= Date.now()
  return `${sent} ${momentText(sentAt)}, ${isOver ? 'expired' : 'works until'} ${momentText(expiresAt)}`
}
