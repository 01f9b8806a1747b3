import { BRAND } from '@dream/contract/rules/app/brand'
import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Letter } from '#platform/messages-out/messenger.ts'

export const resetCodeEmail = (to: string, code: string): Letter => ({
  to,
  // Without the code: a locked screen shows subjects to everybody.
  subject: `Your ${BRAND.name} code`,
  title: 'Set a new password',
  lines: ['Enter this code in the app to set a new password.'],
  code,
  notes: [
    `It works once and lasts ${RESET_CODE.lifeMinutes} minutes.`,
    "Didn't ask for this? You can ignore this email: your password stays the same.",
  ],
})

export const passwordChangedEmail = (to: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} password was changed`,
  title: 'Your password was changed',
  lines: [
    `The password of your ${BRAND.name} account was just changed, and your other devices were signed out.`,
    'Wasn\'t you? Open the app, choose "Forgot password" and set a new one right away.',
  ],
})
