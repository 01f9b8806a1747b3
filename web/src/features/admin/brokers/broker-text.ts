import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { momentText } from '../text/text.ts'
import { workingTime } from '@dream/contract/rules/brokers/brokers'

/** Text of a broker's status. */
export const STATUS_TEXT: Readonly<Record<AdminBroker['status'], string>> = {
  invited: 'Invited',
  draft: 'Draft',
  review: 'To review',
  published: 'Published',
  suspended: 'Suspended',
}

/** Tone of a status: `bad` where it needs attention. */
export const STATUS_TONE = {
  invited: 'plain',
  draft: 'plain',
  review: 'busy',
  published: 'good',
  suspended: 'bad',
} as const satisfies Record<AdminBroker['status'], string>

/** Time of a broker's first replies, beside the promised one. */
export function replyText({ replyMinutes, replyCount, promisedMinutes }: AdminBroker): string {
  const promised = `promised ${workingTime(promisedMinutes)}`
  if (replyMinutes === null) return `Not measured, ${promised}`
  return `${workingTime(replyMinutes)} over ${replyCount === 1 ? '1 chat' : `${replyCount} chats`}, ${promised}`
}

/** Status of an invitation, as text. */
export function invitationText({
  sentAt,
  timesSent,
  expiresAt,
}: NonNullable<AdminBroker['invitation']>): string {
  const sent = timesSent === 1 ? 'Sent' : `Sent ${timesSent} times, last`
  const isOver = Date.parse(expiresAt) <= Date.now()
  return `${sent} ${momentText(sentAt)}, ${isOver ? 'expired' : 'works until'} ${momentText(expiresAt)}`
}
