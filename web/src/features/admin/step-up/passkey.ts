import type { AdminStepUp, SetUp } from '@dream/contract/api/admin/step-up/step-up'
import { call } from '#lib/api/api-client.ts'
import { makePasskey, signWithPasskey } from '#lib/passkeys/passkey.ts'

/** Step-up by passkey; throws with the reason in words when the person or the device refuses. */
export async function confirmWithPasskey(): Promise<AdminStepUp> {
  const body = await signWithPasskey(await call('POST /api/admin/step-up/passkey/options'))
  return call('POST /api/admin/step-up/passkey', { body })
}

/** Creates a passkey and registers it as a second factor. */
export async function setUpPasskey(name: string): Promise<SetUp> {
  const passkey = await makePasskey(await call('POST /api/admin/step-up/set-up/passkey/options'))
  return call('POST /api/admin/step-up/set-up/passkey', { body: { name, passkey } })
}
