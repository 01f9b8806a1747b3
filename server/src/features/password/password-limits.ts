import { RESET_CODE } from '@dream/contract/rules/codes'
import type { Limit } from '#platform/attempts.ts'

/** A mail address, and the network address from which somebody asks about it. */
export type Asker = { email: string; address: string }

type Counts = { here: readonly Limit[]; strangers: readonly Limit[] }

/**
 * Codes sent to one mail address and tries of one code: as asked for from one network address, and from all that the person
 * has not lately signed in from. Nobody uses up what somebody else, at another address, is given.
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
 * What is counted by mail address, whether it has an account or not: codes sent, whether one is open, and tries of it. The
 * answers are made from these alone, so they are the same for an address that nobody has.
 */
export const counters = ({ email, address }: Asker) => ({
  sent: { kind: 'reset-sent', subject: email },
  sentHere: { kind: 'reset-sent-here', subject: `${email} ${address}` },
  open: { kind: 'reset-open', subject: email },
  tried: { kind: 'reset-tried', subject: email },
  triedHere: { kind: 'reset-tried-here', subject: `${email} ${address}` },
})
