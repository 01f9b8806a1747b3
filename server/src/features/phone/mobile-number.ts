import { australianMobile } from '@dream/contract/rules/account/codes'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** An Australian mobile in its E.164 form, however it was typed; null for anything else. What the form takes, this takes. */
export function mobileNumber(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(australianMobile(typed) ?? '', { extract: false })
  if (!parsed || parsed.countryCallingCode !== '61') return null
  return /^4\d{8}$/.test(parsed.nationalNumber) ? parsed.number : null
}
