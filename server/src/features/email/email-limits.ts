import { EMAIL_CODE, EMAIL_LIMITS } from '@dream/contract/rules/account/codes'

/** Rate limits of codes to one email. The first is the pause before a code can be sent again. */
export const PER_EMAIL = [
  { count: 1, minutes: EMAIL_CODE.resendSeconds / 60 },
  { count: EMAIL_LIMITS.per10Min, minutes: 10 },
  { count: EMAIL_LIMITS.perHour, minutes: 60 },
]
/** Rate limit of codes requested by one account, for every email and IP. */
export const PER_ACCOUNT = [{ count: 10, minutes: 60 }]

export const perIp = (scale: number) => [
  { count: Math.max(1, Math.floor(EMAIL_LIMITS.perIpPerHour * scale)), minutes: 60 },
]

export const emailKey = (email: string) => ({ kind: 'email-code', subject: email })
