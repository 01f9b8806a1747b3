import { australianMobile } from '@dream/contract/rules/account/codes'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Normalises an Australian mobile to its E.164 form; null for anything else. Accepts the same as the form. */
export function mobileNumber(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(australianMobile(typed) ?? '', { extract: false })
  if (!parsed || parsed.countryCallingCode !== '61') return null
  return /^4\d{8}$/.test(parsed.nationalNumber) ? parsed.number : null
}
