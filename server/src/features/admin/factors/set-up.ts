import { ADMIN_SET_UP } from '@dream/contract/rules/admin/admins'
import type { MadePasskey } from '@dream/contract/api/account/passkeys'
import type { SetUp } from '@dream/contract/api/admin/step-up/step-up'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { seal, unseal } from '#platform/security/seal.ts'
import { change } from '../audit/change.ts'
import { countTry, type StepUpDeps } from '../step-up/confirm.ts'
import { openAdminSession } from '../step-up/step-up.store.ts'
import { readStepUp } from '../step-up/read-step-up.ts'
import { findOwner, maySetUpFirst } from '../step-up/set-up-time.store.ts'
import { saveChallenge, takeChallenge } from '#features/factors/challenges.store.ts'
import * as store from '#features/factors/factors.store.ts'
import { checkMade, passkeyCreation } from '#features/factors/passkeys.ts'
import { lockAdmin } from './lock-admin.store.ts'
import { renewRecoveryCodes } from '#features/factors/authenticator/recovery-codes.ts'
import { newTotp, stepOf } from '#features/factors/totp.ts'

/** Creates the secret of an authenticator app. It is not usable before its first code was entered. */
export async function beginTotp({ database, sealKey }: StepUpDeps, { userId, ...caller }: AdminCaller) {
  return database.transaction(async (tx) => {
    await requireRoom(tx, { userId, ...caller })
    const totp = newTotp((await findOwner(tx, userId)).email)
    await store.savePendingTotp(tx, { userId, secret: seal(sealKey, userId, totp.secret) })
    return totp
  })
}

/** Activates an authenticator app with its first code, and does the step-up. */
export async function finishTotp(
  deps: StepUpDeps,
  caller: AdminCaller,
  { code, name }: { code: string; name: string },
): Promise<SetUp> {
  const { userId } = caller
  await countTry(deps, userId)
  return finish(deps, caller, {
    action: 'admin.set-up-totp',
    async keep(tx) {
      const pending = await store.readPendingTotp(tx, userId)
      const step = pending && (await stepOf(unseal(deps.sealKey, userId, pending.secret), code, null))
      if (!pending || step === null) throw problem('code-wrong')
      await store.confirmTotp(tx, pending.id, { name: name || 'Authenticator app', step })
    },
  })
}

/** Options for creating a passkey. */
export async function beginPasskey({ database, env }: StepUpDeps, caller: AdminCaller) {
  return database.transaction(async (tx) => {
    await requireRoom(tx, caller)
    const known = store.passkeysOf(await store.readFactors(tx, caller.userId))
    const owner = await findOwner(tx, caller.userId)
    const creation = passkeyCreation(env.publicUrl, { owner, known, isDiscoverable: false })
    await saveChallenge(tx, caller.sessionId, { purpose: 'set-up', challenge: creation.challenge })
    return creation
  })
}

/** Stores a passkey that was made for the last challenge, and does the step-up. */
export async function finishPasskey(
  deps: StepUpDeps,
  caller: AdminCaller,
  { name, passkey }: { name: string; passkey: MadePasskey },
): Promise<SetUp> {
  const challenge = await takeChallenge(deps.database.db, caller.sessionId, 'set-up')
  const made = challenge && (await checkMade(passkey, { publicUrl: deps.env.publicUrl, challenge }))
  if (!made) throw problem('passkey-refused')
  return finish(deps, caller, {
    action: 'admin.set-up-passkey',
    async keep(tx) {
      const id = await store.insertPasskey(tx, {
        userId: caller.userId,
        name: name || 'Passkey',
        passkey: made,
      })
      if (id === null) throw problem('passkey-refused')
    },
  })
}

/** Requires either the set-up time of a new admin without a factor, or a recent step-up. */
async function requireMay(tx: Tx, { userId, isOpen, isRecentlyConfirmed }: AdminCaller) {
  await lockAdmin(tx, userId)
  if (isOpen && !isRecentlyConfirmed) throw problem('confirm-it-is-you')
  if (!isOpen && !(await maySetUpFirst(tx, userId))) throw problem('set-up-closed')
}

async function requireRoom(tx: Tx, caller: AdminCaller) {
  await requireMay(tx, caller)
  const factors = await store.readFactors(tx, caller.userId)
  if (factors.length >= ADMIN_SET_UP.maxFactors) throw problem('factors-full')
}

type Step = { action: string; keep: (tx: Tx) => Promise<void> }

async function finish(deps: StepUpDeps, caller: AdminCaller, { action, keep }: Step): Promise<SetUp> {
  const { userId, sessionId } = caller
  const act = { by: caller, action, entity: 'admin', entityId: userId }
  const recoveryCodes = await change(deps.database, act, async (tx) => {
    await requireRoom(tx, caller)
    const before = await store.readFactors(tx, userId)
    await keep(tx)
    await openAdminSession(tx, sessionId)
    const codes = before.length === 0 ? await renewRecoveryCodes(tx, deps.codeKey, userId) : null
    return { before: { factors: before.length }, after: { factors: before.length + 1 }, result: codes }
  })
  return { stepUp: await readStepUp(deps.database.db, { ...caller, isOpen: true }), recoveryCodes }
}
