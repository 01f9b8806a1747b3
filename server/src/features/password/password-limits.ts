import { RESET_CODE } from '@dream/contract/rules/codes'

/** Codes sent to one address. */
export const SENT = [{ count: RESET_CODE.perHour, minutes: 60 }]
/** Tries of one code. */
export const TRIED = [{ count: RESET_CODE.tries, minutes: RESET_CODE.lifeMinutes }]
/** Wrong current passwords while changing it. */
export const CHANGED = [{ count: 10, minutes: 15 }]

/**
 * What is counted by address, whether it has an account or not: codes sent, whether one is open, and tries of it. The answers
 * are made from these alone, so they are the same for an address that nobody has.
 */
export const counters = (email: string) => ({
  sent: { kind: 'reset-sent', subject: email },
  open: { kind: 'reset-open', subject: email },
  tried: { kind: 'reset-tried', subject: email },
})
