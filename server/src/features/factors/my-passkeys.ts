import type { MadePasskey, MyPasskey, PasskeyCreation } from '@dream/contract/api/account/passkeys'
import { PASSKEYS } from '@dream/contract/rules/account/factors'
import type { Database, Db, Tx } from '#platform/database/database.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { problem } from '#platform/problems/problem.ts'
import { requireConfirmed } from '#features/confirm/require-confirmed.ts'
import { lockCredentials } from '#features/users/credentials.store.ts'
import { findUser } from '#features/users/users.store.ts'
import { saveChallenge, takeChallenge } from './challenges.store.ts'
import { deletePasskeyOf, insertPasskey, passkeysOf, readFactors } from './factors.store.ts'
import { passkeyAddedLetter, passkeyRemovedLetter } from './passkey-letters.ts'
import { checkMade, passkeyCreation } from './passkeys.ts'

export type PasskeyDeps = { env: { publicUrl: string }; database: Database; messageQueue: MessageQueue }

export async function readPasskeys(db: Db | Tx, userId: string): Promise<MyPasskey[]> {
  const factors = await readFactors(db, userId)
  return factors
    .filter(({ kind }) => kind === 'passkey')
    .map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
}

/** Options for creating a passkey. */
export async function beginMyPasskey(
  { database, env }: PasskeyDeps,
  { userId, sessionId }: SignedIn,
): Promise<PasskeyCreation> {
  const owner = await findUser(database.db, userId)
  if (!owner) throw problem('unauthenticated')
  return database.transaction(async (tx) => {
    const known = await requireRoom(tx, { userId, sessionId })
    const creation = passkeyCreation(env.publicUrl, { owner, known, isDiscoverable: true })
    await saveChallenge(tx, sessionId, { purpose: 'set-up', challenge: creation.challenge })
    return creation
  })
}

type Made = { name: string; passkey: MadePasskey }

/** Stores a passkey that was made for the last challenge, and notifies its owner. */
export async function addMyPasskey(deps: PasskeyDeps, caller: SignedIn, { name, passkey }: Made) {
  const { database, env, messageQueue } = deps
  const { userId, sessionId } = caller
  const challenge = await takeChallenge(database.db, sessionId, 'set-up')
  const made = challenge && (await checkMade(passkey, { publicUrl: env.publicUrl, challenge }))
  if (!made) throw problem('passkey-refused')
  return database.transaction(async (tx) => {
    const { email } = await lock(tx, userId)
    await requireRoom(tx, caller)
    const kept = { userId, name: name || 'Passkey', passkey: made }
    if ((await insertPasskey(tx, kept)) === null) throw problem('passkey-refused')
    await messageQueue.email(tx, passkeyAddedLetter(email, kept.name))
    return { items: await readPasskeys(tx, userId) }
  })
}

/** Removes one's own passkey, and notifies its owner. The password stays: nobody locks themselves out. */
export async function removeMyPasskey(deps: PasskeyDeps, caller: SignedIn, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { email } = await lock(tx, caller.userId)
    await requireConfirmed(tx, caller.sessionId)
    const name = await deletePasskeyOf(tx, caller.userId, id)
    if (name === null) throw problem('not-found')
    await deps.messageQueue.email(tx, passkeyRemovedLetter(email, name))
  })
}

async function lock(tx: Tx, userId: string) {
  const account = await lockCredentials(tx, userId)
  if (!account) throw problem('unauthenticated')
  return account
}

async function requireRoom(tx: Tx, { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>) {
  await requireConfirmed(tx, sessionId)
  const known = passkeysOf(await readFactors(tx, userId))
  if (known.length >= PASSKEYS.max) throw problem('factors-full')
  return known
}
