import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Limit } from '#platform/limits/attempts.ts'

/** An email, and the IP of whoever asks about it. */
export type Requester = { email: string; ip: string }

type Counts = { here: readonly Limit[]; strangers: readonly Limit[] }

/**
 * Codes sent to one email and tries of one code: from one IP, and from all that the person
 * has not lately signed in from. Nobody uses up the limit of somebody else at another IP.
 */
export const SENT: Counts = {
  here: [{ count: RESET_CODE.perHour, minutes: 60 }],
  strangers: [{ count: 2 * RESET_CODE.perHour, minutes: 60 }],
}
export const TRIED: Counts = {
  here: [{ count: RESET_CODE.tries, minutes: RESET_CODE.lifeMinutes }],
  strangers: [{ count: 4 * RESET_CODE.tries, minutes: RESET_CODE.lifeMinutes }],
}
/** Wrong current passwords while changing it. */
export const CHANGED = [{ count: 10, minutes: 15 }]

/**
 * What is counted by email, whether it has an account or not: codes sent, whether one is open, and tries of it. The
 * answers are made from these alone, so they are the same for an email without an account.
 */
export const counters = ({ email, ip }: Requester) => ({
  sent: { kind: 'reset-sent', subject: email },
  sentHere: { kind: 'reset-sent-here', subject: `${email} ${ip}` },
  open: { kind: 'reset-open', subject: email },
  tried: { kind: 'reset-tried', subject: email },
  triedHere: { kind: 'reset-tried-here', subject: `${email} ${ip}` },
})
