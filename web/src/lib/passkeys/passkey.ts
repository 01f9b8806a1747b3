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

/** Whether this browser supports passkeys; without TLS none does. */
export const hasPasskeys = () => browserSupportsWebAuthn()

/** Whether it can offer passkeys in autofill. */
export const offersPasskeysInFields = () => browserSupportsWebAuthnAutofill()

const IS_THERE = 'This device has a passkey of yours already. Use another device, or another way.'
const NOTHING = 'Nothing was confirmed. Try again, or use another way.'

/** Signs a challenge; throws with the reason in words when the person or the device refuses. */
export const signWithPasskey = (optionsJSON: PasskeyRequest): Promise<SignedChallenge> =>
  asked(() => startAuthentication({ optionsJSON }))

/** Signs without a dialog (conditional UI): waits until the person chooses a passkey in autofill. `stopPasskeys` ends it. */
export const signFromField = (optionsJSON: PasskeyRequest): Promise<SignedChallenge> =>
  startAuthentication({ optionsJSON, useBrowserAutofill: true, verifyBrowserAutofillInput: false })

/** Cancels a pending passkey request. */
export const stopPasskeys = () => WebAuthnAbortService.cancelCeremony()

/** New passkey as the API takes it; transports that the API does not know are dropped. */
type NewPasskey = Awaited<ReturnType<typeof startRegistration>>

/** Creates a passkey. */
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
