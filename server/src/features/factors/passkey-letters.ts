import { BRAND } from '@dream/contract/rules/app/brand'
import type { Letter } from '#platform/messages-out/messenger.ts'
import { plainName } from '#platform/messages-out/plain-name.ts'

const WASNT_YOU =
  'Wasn\'t you? Open the app, choose "Forgot password" and set a new one, then remove every passkey that you do not know.'

export const passkeyAddedLetter = (to: string, name: string): Letter => ({
  to,
  subject: `A passkey was added to your ${BRAND.name} account`,
  title: 'A passkey was added',
  lines: [
    `Whoever unlocks the device with the passkey "${plainName(name)}" can log in to your account.`,
    WASNT_YOU,
  ],
})

export const passkeyRemovedLetter = (to: string, name: string): Letter => ({
  to,
  subject: `A passkey was removed from your ${BRAND.name} account`,
  title: 'A passkey was removed',
  lines: [`The passkey "${plainName(name)}" no longer opens your account.`, WASNT_YOU],
})
