import { AWAY } from '@dream/contract/rules/notifications'

type Facts = {
  now: Date
  oldestAt: Date | null
  untoldAt: Date | null
  isMailed: boolean
  allowsMail: boolean
}

/** What is due about unread messages now, and when to look again; null: not before the next message. */
export type UnreadPlan = { isPushDue: boolean; isMailDue: boolean; lookAt: Date | null }

const MINUTE_MS = 60_000
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

/** A push for what has waited ten minutes, and again for what comes later; one mail until everything is read. */
export function planUnread({ now, oldestAt, untoldAt, isMailed, allowsMail }: Facts): UnreadPlan {
  const pushAt = untoldAt && later(untoldAt, AWAY.pushAfterMinutes)
  const mailAt = oldestAt && allowsMail && !isMailed ? later(oldestAt, AWAY.mailAfterMinutes) : null
  const isDue = (at: Date | null) => at !== null && at <= now
  const ahead = [pushAt, mailAt].filter((at) => at !== null).filter((at) => at > now)
  return {
    isPushDue: isDue(pushAt),
    isMailDue: isDue(mailAt),
    lookAt: ahead.length > 0 ? new Date(Math.min(...ahead.map((at) => at.getTime()))) : null,
  }
}
