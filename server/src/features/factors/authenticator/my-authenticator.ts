import type { Tx } from '#platform/database/database.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { Letter } from '#platform/messages-out/messenger.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { problem } from '#platform/problems/problem.ts'
import { seal, unseal } from '#platform/security/seal.ts'
import { requireConfirmed } from '#features/confirm/require-confirmed.ts'
import { confirmTotp, deleteFactor, readPendingTotp, savePendingTotp } from '../factors.store.ts'
import { newTotp, stepOf } from '../totp.ts'
import { authenticatorAdded, authenticatorRemoved, recoveryCodesRenewed } from './authenticator-letters.ts'
import { lockOwner, readAuthenticator } from './authenticator.store.ts'
import { countFactorTry, type SecondFactorDeps } from './check-second-factor.ts'
import { readOpenCodes, replaceRecoveryCodes } from './codes.store.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

export type AuthenticatorDeps = SecondFactorDeps & { messageQueue: MessageQueue }
type Caller = Pick<SignedIn, 'userId' | 'sessionId'>

export async function readMine({ database: { db } }: AuthenticatorDeps, { userId }: Caller) {
  const found = await readAuthenticator(db, userId)
  if (!found) return { authenticator: null }
  const codes = await readOpenCodes(db, userId)
  return {
    authenticator: {
      addedAt: found.confirmedAt.toISOString(),
      lastUsedAt: found.lastUsedAt?.toISOString() ?? null,
      recoveryCodesLeft: codes.filter(({ kind }) => kind === 'recovery').length,
    },
  }
}

/** Creates the secret of an authenticator app. Logins do not require it before its first code was entered. */
export function beginAuthenticator({ database, sealKey }: AuthenticatorDeps, caller: Caller) {
  return database.transaction(async (tx) => {
    const totp = newTotp(await requireNone(tx, caller))
    const secret = seal(sealKey, caller.userId, totp.secret)
    await savePendingTotp(tx, { userId: caller.userId, secret })
    return totp
  })
}

/** Activates the app with its first code, and returns the recovery codes, which are shown once. */
export async function finishAuthenticator(deps: AuthenticatorDeps, caller: Caller, code: string) {
  const { userId } = caller
  await countFactorTry(deps, userId)
  return deps.database.transaction(async (tx) => {
    const email = await requireNone(tx, caller)
    const pending = await readPendingTotp(tx, userId)
    const step = pending && (await stepOf(unseal(deps.sealKey, userId, pending.secret), code, null))
    if (!pending || step === null) throw problem('code-wrong')
    await confirmTotp(tx, pending.id, { name: 'Authenticator app', step })
    await deps.messageQueue.email(tx, authenticatorAdded(email))
    return { recoveryCodes: await renewRecoveryCodes(tx, deps.codeKey, userId) }
  })
}

export const renewCodes = (deps: AuthenticatorDeps, caller: Caller) =>
  changeMine(deps, caller, {
    letter: recoveryCodesRenewed,
    act: async (tx) => ({ recoveryCodes: await renewRecoveryCodes(tx, deps.codeKey, caller.userId) }),
  })

export const removeAuthenticator = (deps: AuthenticatorDeps, caller: Caller) =>
  changeMine(deps, caller, {
    letter: authenticatorRemoved,
    async act(tx, id) {
      await deleteFactor(tx, id)
      await replaceRecoveryCodes(tx, caller.userId, [])
      return null
    },
  })

type Change<T> = { letter: (to: string) => Letter; act: (tx: Tx, id: string) => Promise<T> }

/** Changes the existing app, and notifies its owner. */
const changeMine = <T>({ database, messageQueue }: AuthenticatorDeps, caller: Caller, change: Change<T>) =>
  database.transaction(async (tx) => {
    const email = await lockMine(tx, caller)
    const mine = await readAuthenticator(tx, caller.userId)
    if (!mine) throw problem('not-found')
    await messageQueue.email(tx, change.letter(email))
    return change.act(tx, mine.id)
  })

async function requireNone(tx: Tx, caller: Caller): Promise<string> {
  const email = await lockMine(tx, caller)
  if (await readAuthenticator(tx, caller.userId)) throw problem('authenticator-there')
  return email
}

async function lockMine(tx: Tx, { userId, sessionId }: Caller): Promise<string> {
  const email = await lockOwner(tx, userId)
  if (email === null) throw problem('unauthenticated')
  await requireConfirmed(tx, sessionId)
  return email
}
