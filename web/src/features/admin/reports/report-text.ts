import type { ReportOutcome } from '@dream/contract/api/admin/reports'
import { REPORT_DECISIONS } from '@dream/contract/rules/admin/reports'
import { REPORT_REASONS, type ReportReason } from '@dream/contract/rules/chat/chat'

export const reasonOf = (reason: ReportReason) =>
  REPORT_REASONS.find(({ value }) => value === reason)?.label ?? reason

export const ROLES = { buyer: 'Buyer', broker: 'Broker', admin: 'Admin' } as const

/** Decision in a few words: "Warned, message removed". */
export function outcomeWords({ decision, hasRemoved, liftedAt }: ReportOutcome): string {
  const done = REPORT_DECISIONS.find(({ value }) => value === decision)?.done ?? decision
  const removed = hasRemoved && decision !== 'remove' ? ', message removed' : ''
  return `${done}${removed}${liftedAt === null ? '' : ', suspension lifted'}`
}

const HOUR = 60
const DAY = 24 * HOUR

/** Duration as text: "35 minutes", "5 hours", "3 days". */
export function lengthOf(minutes: number): string {
  if (minutes < 1) return 'under a minute'
  if (minutes < HOUR) return counted(minutes, 'minute')
  if (minutes < 2 * DAY) return counted(minutes / HOUR, 'hour')
  return counted(minutes / DAY, 'day')
}

export const minutesSince = (at: string) => Math.max(0, (Date.now() - Date.parse(at)) / 60_000)

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
