import type { PasskeyRequest, SignedChallenge } from '@dream/contract/api/account/passkeys'
import type { Database } from '#platform/database/database.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { saveChallenge, takeChallenge } from '#features/factors/challenges.store.ts'
import { noteUse, passkeysOf, readFactors } from '#features/factors/factors.store.ts'
import { checkSigned, passkeyRequest } from '#features/factors/passkeys.ts'
import { noteConfirmed } from './confirm.store.ts'
import { TRIES, triesOf } from './confirm-limits.ts'

type Deps = { env: { publicUrl: string }; database: Database; attempts: Attempts }

/** Challenge for one of the person's passkeys to sign. */
export async function askForPasskey(
  { database: { db }, env }: Deps,
  { userId, sessionId }: SignedIn,
): Promise<PasskeyRequest> {
  const request = passkeyRequest(env.publicUrl, passkeysOf(await readFactors(db, userId)))
  await saveChallenge(db, sessionId, { purpose: 'confirm', challenge: request.challenge })
  return request
}

/** Marks the session as confirmed after a passkey has signed its challenge. */
export async function confirmByPasskey(
  { database, attempts, env: { publicUrl } }: Deps,
  { userId, sessionId }: SignedIn,
  signed: SignedChallenge,
): Promise<void> {
  await database.transaction((tx) => attempts.takeOrThrow(tx, triesOf(userId), TRIES))
  const challenge = await takeChallenge(database.db, sessionId, 'confirm')
  const passkey = passkeysOf(await readFactors(database.db, userId)).find(({ id }) => id === signed.id)
  if (!challenge || !passkey) throw problem('passkey-refused')
  const counter = await checkSigned(signed, passkey, { publicUrl, challenge })
  if (counter === null) throw problem('passkey-refused')
  await database.transaction(async (tx) => {
    // A passkey that was removed meanwhile confirms nothing.
    if (!(await noteUse(tx, passkey.factorId, { counter }))) throw problem('passkey-refused')
    await noteConfirmed(tx, sessionId)
    await attempts.clear(tx, triesOf(userId))
  })
}
