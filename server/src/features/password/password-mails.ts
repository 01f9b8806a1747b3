import { BRAND } from '@dream/contract/rules/brand'
import { RESET_CODE } from '@dream/contract/rules/codes'
import type { Email } from '#platform/messenger.ts'

export const resetCodeMail = (to: string, code: string): Email => ({
  to,
  subject: `${code} is your ${BRAND.name} code`,
  text: [
    `Your code to set a new password is ${code}.`,
    `It works once, for ${RESET_CODE.lifeMinutes} minutes.`,
    '',
    'You did not ask for it? Then leave this mail alone: your password stays as it is.',
  ].join('\n'),
})

export const passwordChangedMail = (to: string): Email => ({
  to,
  subject: `Your ${BRAND.name} password was changed`,
  text: [
    `The password of your ${BRAND.name} account was just changed, and your other devices were signed out.`,
    '',
    'That was not you? Open the app, choose "Forgot password" and set a new one at once.',
  ].join('\n'),
})
