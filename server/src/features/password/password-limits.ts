import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Limit } from '#platform/limits/attempts.ts'

/** Email, and the IP of the request about it. */
export type Requester = { email: string; ip: string }

type Counts = { here: readonly Limit[]; strangers: readonly Limit[] }

/**
 * Rate limits of codes sent to one email and of tries of one code: from one IP, and from all IPs without a recent sign-in. Nobody
 * uses up somebody else's limit at another IP.
 */
export const SENT: Counts = {
  here: [{ count: RESET_CODE.perHour, minutes: 60 }],
  strangers: [{ count: 2 * RESET_CODE.perHour, minutes: 60 }],
}
export const TRIED: Counts = {
  here: [{ count: RESET_CODE.tries, minutes: RESET_CODE.lifeMinutes }],
  strangers: [{ count: 4 * RESET_CODE.tries, minutes: RESET_CODE.lifeMinutes }],
}
/** Rate limit of wrong current passwords on a change. */
export const CHANGED = [{ count: 10, minutes: 15 }]

/**
 * Counters by email, with or without an account: codes sent, whether one is open, and tries of it. Answers depend on these alone,
 * so that they do not reveal whether the email has an account.
 */
export const counters = ({ email, ip }: Requester) => ({
  sent: { kind: 'reset-sent', subject: email },
  sentHere: { kind: 'reset-sent-here', subject: `${email} ${ip}` },
  open: { kind: 'reset-open', subject: email },
  tried: { kind: 'reset-tried', subject: email },
  triedHere: { kind: 'reset-tried-here', subject: `${email} ${ip}` },
})
