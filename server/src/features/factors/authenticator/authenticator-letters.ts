import { BRAND } from '@dream/contract/rules/app/brand'
import type { Letter } from '#platform/messages-out/messenger.ts'

const WASNT_YOU = 'Wasn\'t you? Open the app, choose "Forgot password" and set a new one right away.'

export const authenticatorAdded = (to: string): Letter => ({
  to,
  subject: `An authenticator app was added to your ${BRAND.name} account`,
  title: 'An authenticator app was added',
  lines: [
    'From now on a login with your password also needs a code from the app, or one of your recovery codes.',
    WASNT_YOU,
  ],
})

export const authenticatorRemoved = (to: string): Letter => ({
  to,
  subject: `The authenticator app was removed from your ${BRAND.name} account`,
  title: 'Your authenticator app was removed',
  lines: ['Your password alone logs you in again, and your recovery codes no longer work.', WASNT_YOU],
})

/** Letter to a person who lost the app and the recovery codes, and has asked the brokerage to remove the factor. */
export const authenticatorRemovedForYou = (to: string): Letter => ({
  to,
  subject: `We removed the authenticator app from your ${BRAND.name} account`,
  title: 'We removed your authenticator app',
  lines: [
    'You told us that you lost it. You are logged out everywhere, and your password alone logs you in again.',
    'Then set an app up anew, under "Password and sign-in".',
    'Didn\'t ask for this? Open the app, choose "Forgot password", set a new one right away, and tell us.',
  ],
})

export const recoveryCodesRenewed = (to: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} recovery codes are new`,
  title: 'Your recovery codes are new',
  lines: ['The ones that you had before no longer work.', WASNT_YOU],
})
