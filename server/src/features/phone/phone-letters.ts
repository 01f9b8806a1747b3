import { maskedPhone } from '@dream/contract/rules/account/codes'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { Letter } from '#platform/messages-out/messenger.ts'

/** Letter to the person whose number was replaced. */
export const phoneChangedLetter = (to: string, phone: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} mobile number was changed`,
  title: 'Your mobile number was changed',
  lines: [
    `Your ${BRAND.name} account now has the mobile number ${maskedPhone(phone)}.`,
    'Wasn\'t you? Open the app, choose "Forgot password" and set a new one right away: it signs everybody else out.',
  ],
})

/** Text to the replaced number. */
export const phoneChangedText = (phone: string) =>
  `Your ${BRAND.name} account now has the mobile number ${maskedPhone(phone)}. Wasn't you? Open the app, choose "Forgot password" and set a new one.`
