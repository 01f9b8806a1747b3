import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { AdminDoor, SetUp } from '@dream/contract/api/admin/doors/door'
import { call } from '#lib/api/api-client.ts'
import { UserFacingError } from '#lib/forms/submission.ts'

/** Whether this browser has passkeys; on an address without TLS it has none. */
export const hasPasskeys = () => browserSupportsWebAuthn()

/** Confirms with a passkey; throws with the reason in words when the person or the device said no. */
export async function confirmWithPasskey(): Promise<AdminDoor> {
  const optionsJSON = await call('POST /api/admin/door/passkey/options')
  const body = await asked(() => startAuthentication({ optionsJSON }))
  return call('POST /api/admin/door/passkey', { body })
}

/** Makes a passkey and sets it up. */
export async function setUpPasskey(name: string): Promise<SetUp> {
  const optionsJSON = await call('POST /api/admin/door/set-up/passkey/options')
  const passkey = await asked(() => startRegistration({ optionsJSON }))
  return call('POST /api/admin/door/set-up/passkey', { body: { name, passkey } })
}

const IS_THERE = 'This device has a passkey of yours already. Use another device, or another way.'
const NOTHING = 'Nothing was confirmed. Try again, or use another way.'

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new UserFacingError(isThere ? IS_THERE : NOTHING, { cause: error })
  }
}
