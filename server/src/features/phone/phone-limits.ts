import { PHONE_CODE, PHONE_LIMITS } from '@dream/contract/rules/codes'

/** Codes to one number. The first is the pause before a code can be sent again. */
export const PER_NUMBER = [
  { count: 1, minutes: PHONE_CODE.resendSeconds / 60 },
  { count: PHONE_LIMITS.perNumberIn10Min, minutes: 10 },
  { count: PHONE_LIMITS.perNumberPerHour, minutes: 60 },
]
/** Codes asked for by one account, whatever the number and the address. */
export const PER_ACCOUNT = [{ count: 10, minutes: 60 }]

export const perAddress = (scale: number) => [
  { count: Math.max(1, Math.floor(PHONE_LIMITS.perAddressPerHour * scale)), minutes: 60 },
]

export const countedNumber = (phone: string) => ({ kind: 'phone-number', subject: phone })
