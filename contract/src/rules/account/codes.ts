/** Limits and texts of one-time codes, for phone, email and password reset. */
export const PHONE_CODE = { digits: 6, lifeMinutes: 10, tries: 5, resendSeconds: 60 } as const
/** Email verification, also for a change of address. */
export const EMAIL_CODE = { digits: 6, lifeMinutes: 10, tries: 5, resendSeconds: 60 } as const
export const RESET_CODE = { digits: 8, lifeMinutes: 10, tries: 5, perHour: 3 } as const
/** Rate limits of codes to one number and from one IP address. */
export const PHONE_LIMITS = { perNumberIn10Min: 3, perNumberPerHour: 5, perIpPerHour: 100 } as const

/** Rate limits of codes to one email address and from one IP address. */
export const EMAIL_LIMITS = { per10Min: 3, perHour: 5, perIpPerHour: 100 } as const

export const PHONE_INVALID = 'Enter an Australian mobile number, like 0412 345 678'
export const CODE_INVALID = 'Enter the code we sent you'
export const codeWrong = (triesLeft: number) =>
  `That code isn't right. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`
export const tryAgainIn = (minutes: number) =>
  `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
export const TEXTS_STOPPED = "We can't send text messages right now. Please try again later."
export const RESET_ANSWER = "If that email has an account, we've sent a code."

/** Normalises an Australian mobile, as people type or copy it, to E.164; null when it is none. The server checks again. */
export function australianMobile(typed: string): string | null {
  const digits = typed.replace(/[\s()./\u2212\p{Pd}\p{Cf}]/gu, '')
  const match = /^(?:(?:\+|00(?:11)?)?610?|0)?(4\d{8})$/.exec(digits)
  return match ? `+61${match[1]}` : null
}

/** Masks +61412345678 as 04•• ••• 678: enough to recognise one's own. */
export const maskedPhone = (phone: string) => `04•• ••• ${phone.slice(-3)}`
