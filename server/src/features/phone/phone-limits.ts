import { PHONE_CODE, PHONE_LIMITS } from '@dream/contract/rules/account/codes'

/** Rate limits of codes to one number. The first is the pause before a code can be sent again. */
export const PER_NUMBER = [
  { count: 1, minutes: PHONE_CODE.resendSeconds / 60 },
  { count: PHONE_LIMITS.perNumberIn10Min, minutes: 10 },
  { count: PHONE_LIMITS.perNumberPerHour, minutes: 60 },
]
const DAY_MINUTES = 24 * 60

export const perNumber = (perDay: number) => [...PER_NUMBER, { count: perDay, minutes: DAY_MINUTES }]

/** Rate limit of codes requested by one account, for every number and IP. */
export const PER_ACCOUNT = [{ count: 10, minutes: 60 }]

export const perIp = (scale: number, perDay: number) => [
  { count: Math.max(1, Math.floor(PHONE_LIMITS.perIpPerHour * scale)), minutes: 60 },
  { count: Math.ceil(perDay * scale), minutes: DAY_MINUTES },
]

export const numberKey = (phone: string) => ({ kind: 'phone-number', subject: phone })
