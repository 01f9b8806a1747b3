import { UNREAD_NOTICE_AFTER } from '@dream/contract/rules/account/notifications'

type UnreadState = {
  now: Date
  oldestAt: Date | null
  unpushedAt: Date | null
  /** Whether a push is due after one minute instead of ten. */
  isSoon: boolean
  isEmailed: boolean
  allowsEmail: boolean
}

/** Due notifications about unread messages, and the time of the next check; null: not before the next message. */
export type UnreadPlan = { isPushDue: boolean; isEmailDue: boolean; nextCheckAt: Date | null }

const MINUTE_MS = 60_000
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

/** Plans a push after the wait, and another one for later messages; one email until everything is read. */
export function planUnread(state: UnreadState): UnreadPlan {
  const { now, oldestAt, unpushedAt, isSoon, isEmailed, allowsEmail } = state
  const { soonAfterMinutes, pushAfterMinutes } = UNREAD_NOTICE_AFTER
  const pushAt = unpushedAt && later(unpushedAt, isSoon ? soonAfterMinutes : pushAfterMinutes)
  const emailAt =
    oldestAt && allowsEmail && !isEmailed ? later(oldestAt, UNREAD_NOTICE_AFTER.emailAfterMinutes) : null
  const isDue = (at: Date | null) => at !== null && at <= now
  const ahead = [pushAt, emailAt].filter((at) => at !== null).filter((at) => at > now)
  return {
    isPushDue: isDue(pushAt),
    isEmailDue: isDue(emailAt),
    nextCheckAt: ahead.length > 0 ? new Date(Math.min(...ahead.map((at) => at.getTime()))) : null,
  }
}
