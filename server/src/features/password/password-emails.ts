import { BRAND } from '@dream/contract/rules/app/brand'
import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Email } from '#platform/messages-out/messenger.ts'

export const resetCodeEmail = (to: string, code: string): Email => ({
  to,
  subject: `${code} is your ${BRAND.name} code`,
  text: [
    `Your code to set a new password is ${code}.`,
    `It works once and lasts ${RESET_CODE.lifeMinutes} minutes.`,
    '',
    "Didn't ask for this? You can ignore this email: your password stays the same.",
  ].join('\n'),
})

export const passwordChangedEmail = (to: string): Email => ({
  to,
  subject: `Your ${BRAND.name} password was changed`,
  text: [
    `The password of your ${BRAND.name} account was just changed, and your other devices were signed out.`,
    '',
    'Wasn\'t you? Open the app, choose "Forgot password" and set a new one right away.',
  ].join('\n'),
})
