import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import type { SignedChallenge } from '@dream/contract/api/account/passkeys'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { unseal } from '#platform/security/seal.ts'
import { change, note } from '../audit/change.ts'
import { saveChallenge, takeChallenge } from '#features/factors/challenges.store.ts'
import { noteUse, passkeysOf, readFactors } from '#features/factors/factors.store.ts'
import { checkSigned, passkeyRequest } from '#features/factors/passkeys.ts'
import { stepOf } from '#features/factors/totp.ts'
import { isCode } from '#features/factors/authenticator/code-hash.ts'
import { readOpenCodes, spendCode } from '#features/factors/authenticator/codes.store.ts'
import { openAdminSession } from './step-up.store.ts'
import { readStepUp } from './read-step-up.ts'

export type StepUpDeps = {
  database: Database
  securityLog: Pick<SecurityLog, 'note'>
  attempts: Attempts
  env: { publicUrl: string }
  codeKey: Buffer
  /** Key that encrypts the secrets of authenticator apps. */
  sealKey: Buffer
}

/** Rate limit of codes and passkeys of one admin. */
const TRIES = [{ count: 10, minutes: 15 }]
const triesOf = (userId: string) => ({ kind: 'admin-code', subject: userId })

/** Counts a try before it is checked, so that parallel ones count too. */
export const countTry = ({ database, attempts }: StepUpDeps, userId: string) =>
  database.transaction((tx) => attempts.takeOrThrow(tx, triesOf(userId), TRIES))

/** Valid factor; `spend` is false when another request has just used it. */
type Shown = { by: AdminStepUp['ways'][number]; spend: (tx: Tx) => Promise<boolean> }

/** Does the step-up for a session by a code: of an authenticator app, of recovery, or of the demo. */
export async function confirmByCode(
  deps: StepUpDeps,
  caller: AdminCaller,
  code: string,
): Promise<AdminStepUp> {
  await countTry(deps, caller.userId)
  const shown = (await findCode(deps, caller.userId, code)) ?? (await findTotp(deps, caller.userId, code))
  return open(deps, caller, { shown, wrong: 'code-wrong' })
}

/** Challenge for one of the admin's passkeys to sign. */
export async function askForPasskey({ database, env }: StepUpDeps, { userId, sessionId }: AdminCaller) {
  const request = passkeyRequest(env.publicUrl, passkeysOf(await readFactors(database.db, userId)))
  await saveChallenge(database.db, sessionId, { purpose: 'confirm', challenge: request.challenge })
  return request
}

/** Does the step-up for the session whose challenge a passkey has signed. */
export async function confirmByPasskey(
  deps: StepUpDeps,
  caller: AdminCaller,
  signed: SignedChallenge,
): Promise<AdminStepUp> {
  await countTry(deps, caller.userId)
  const shown = await findPasskey(deps, caller, signed)
  return open(deps, caller, { shown, wrong: 'passkey-refused' })
}

async function findCode(
  { database, codeKey }: StepUpDeps,
  userId: string,
  code: string,
): Promise<Shown | null> {
  const known = await readOpenCodes(database.db, userId)
  const found = known.find(({ codeHash }) => isCode(codeKey, { userId, code }, codeHash))
  if (!found) return null
  return {
    by: found.kind,
    // The demo's code is printed at each start, and is reusable.
    spend: async (tx) => found.kind === 'demo' || spendCode(tx, found.id),
  }
}

async function findTotp(
  { database, sealKey }: StepUpDeps,
  userId: string,
  typed: string,
): Promise<Shown | null> {
  const code = typed.replaceAll(/\s/g, '')
  for (const { id, secret, lastStep } of await readFactors(database.db, userId)) {
    const last = lastStep === null ? null : Number(lastStep)
    const step = secret && (await stepOf(unseal(sealKey, userId, secret), code, last))
    if (step !== null) return { by: 'totp', spend: (tx) => noteUse(tx, id, { step }) }
  }
  return null
}

async function findPasskey(
  { database, env }: StepUpDeps,
  { userId, sessionId }: AdminCaller,
  signed: SignedChallenge,
): Promise<Shown | null> {
  const challenge = await takeChallenge(database.db, sessionId, 'confirm')
  const passkey = passkeysOf(await readFactors(database.db, userId)).find(({ id }) => id === signed.id)
  if (!challenge || !passkey) return null
  const counter = await checkSigned(signed, passkey, { publicUrl: env.publicUrl, challenge })
  return counter === null
    ? null
    : { by: 'passkey', spend: (tx) => noteUse(tx, passkey.factorId, { counter }) }
}

type Tried = { shown: Shown | null; wrong: 'code-wrong' | 'passkey-refused' }

async function open(deps: StepUpDeps, caller: AdminCaller, { shown, wrong }: Tried): Promise<AdminStepUp> {
  const { database, attempts } = deps
  const { userId, sessionId } = caller
  const act = { by: caller, entity: 'session', entityId: sessionId }
  const isOpen =
    shown !== null &&
    (await change(database, { ...act, action: 'admin.open' }, async (tx) => {
      if (!(await shown.spend(tx))) throw problem(wrong)
      await openAdminSession(tx, sessionId)
      await attempts.clear(tx, triesOf(userId))
      return { before: null, after: { by: shown.by }, result: true }
    }))
  if (!isOpen) {
    await note(database, { ...act, action: 'admin.code-wrong' })
    deps.securityLog.note({ kind: 'admin-code-wrong', ...whoIs(caller) })
    throw problem(wrong)
  }
  deps.securityLog.note({ kind: 'admin-opened', detail: shown.by, ...whoIs(caller) })
  return readStepUp(database.db, { ...caller, isOpen })
}

const whoIs = ({ userId, sessionId, ip, requestId }: AdminCaller) => ({ userId, sessionId, ip, requestId })
