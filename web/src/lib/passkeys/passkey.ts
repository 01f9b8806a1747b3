import type { PasskeyCreation, PasskeyRequest, SignedChallenge } from '@dream/contract/api/account/passkeys'
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { UserFacingError } from '#lib/forms/submission.ts'

/** Whether this browser has passkeys; on an address without TLS it has none. */
export const hasPasskeys = () => browserSupportsWebAuthn()

/** Whether it can offer them beside saved passwords. */
export const offersPasskeysInFields = () => browserSupportsWebAuthnAutofill()

const IS_THERE = 'This device has a passkey of yours already. Use another device, or another way.'
const NOTHING = 'Nothing was confirmed. Try again, or use another way.'

/** Has a challenge signed; throws with the reason in words when the person or the device said no. */
export const signWithPasskey = (optionsJSON: PasskeyRequest): Promise<SignedChallenge> =>
  asked(() => startAuthentication({ optionsJSON }))

/** The same without a dialog: waits until the person chooses a passkey where passwords are offered. Ends with `stopPasskeys`. */
export const signFromField = (optionsJSON: PasskeyRequest): Promise<SignedChallenge> =>
  startAuthentication({ optionsJSON, useBrowserAutofill: true, verifyBrowserAutofillInput: false })

/** Ends what waits for a passkey. */
export const stopPasskeys = () => WebAuthnAbortService.cancelCeremony()

/** What the API takes of a passkey that was made; names of transports that it does not know it drops. */
type NewPasskey = Awaited<ReturnType<typeof startRegistration>>

/** Makes a passkey. */
export const makePasskey = (optionsJSON: PasskeyCreation): Promise<NewPasskey> =>
  asked(() => startRegistration({ optionsJSON }))

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new UserFacingError(isThere ? IS_THERE : NOTHING, { cause: error })
  }
}
