import { call } from '#lib/api/api-client.ts'
import { setApiData } from '#lib/api/query.ts'
import { makePasskey } from '#lib/passkeys/passkey.ts'
import { thisDeviceText } from '#lib/session/device-text.ts'

/** Creates a passkey on this device, named after the device, and adds it to the account. */
export async function addPasskey(): Promise<void> {
  const passkey = await makePasskey(await call('POST /api/auth/passkeys/options'))
  const added = await call('POST /api/auth/passkeys', { body: { name: thisDeviceText(), passkey } })
  setApiData('GET /api/auth/passkeys', () => added)
}
