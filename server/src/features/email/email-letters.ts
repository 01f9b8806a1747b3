import { EMAIL_CODE } from '@dream/contract/rules/account/codes'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { Letter } from '#platform/messages-out/messenger.ts'

export const emailCodeLetter = (to: string, code: string): Letter => ({
  to,
  // Without the code: a locked screen shows subjects to everybody.
  subject: `Your ${BRAND.name} code`,
  title: 'Confirm your email',
  lines: ['Enter this code in the app, so that we know this email is yours.'],
  code,
  notes: [
    `It works once and lasts ${EMAIL_CODE.lifeMinutes} minutes.`,
    `Didn't ask for this? Somebody may have typed your email by mistake. Without the code they get no further.`,
  ],
})

/** Letter to the replaced email. */
export const emailChangedLetter = (to: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} email was changed`,
  title: 'Your email was changed',
  lines: [
    `Your ${BRAND.name} account now has another email. You log in with that one, and nothing is sent to this one any more.`,
    "Wasn't you? Contact us right away: whoever did it knew your password.",
  ],
})
