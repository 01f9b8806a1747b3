import type { Database, Tx } from '#platform/database/database.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { unseal } from '#platform/security/seal.ts'
import { noteUse } from '../factors.store.ts'
import { stepOf } from '../totp.ts'
import { readAuthenticator } from './authenticator.store.ts'
import { isCode } from './code-hash.ts'
import { readOpenCodes, spendCode } from './codes.store.ts'

export type SecondFactorDeps = { database: Database; attempts: Attempts; codeKey: Buffer; sealKey: Buffer }

/** Rate limit of codes for one account: they are only tried after the right password. */
const TRIES = [{ count: 10, minutes: 15 }]
const triesOf = (userId: string) => ({ kind: 'second-factor', subject: userId })

/** Counts a try before it is checked, so that parallel ones count too. */
export const countFactorTry = ({ database, attempts }: SecondFactorDeps, userId: string) =>
  database.transaction((tx) => attempts.takeOrThrow(tx, triesOf(userId), TRIES))

/** Right code. `spend` uses it up in the transaction that signs in; false: another request has just done so. */
export type SecondFactor = { by: 'totp' | 'recovery'; spend: (tx: Tx) => Promise<boolean> }

/** Checks the second factor after the right password; null where none is required. Throws for a code that is missing or wrong. */
export async function checkSecondFactor(
  deps: SecondFactorDeps,
  { userId, code }: { userId: string; code: string | undefined },
): Promise<SecondFactor | null> {
  const { database, attempts } = deps
  const authenticator = await readAuthenticator(database.db, userId)
  if (!authenticator) return null
  if (!code) throw problem('second-factor-required')
  await countFactorTry(deps, userId)
  const found =
    (await byApp(deps, userId, { ...authenticator, code })) ?? (await byRecovery(deps, userId, code))
  if (!found) throw problem('code-wrong')
  return {
    by: found.by,
    async spend(tx) {
      await attempts.clear(tx, triesOf(userId))
      return found.spend(tx)
    },
  }
}

type Typed = { id: string; secret: Buffer; lastStep: string | null; code: string }

async function byApp(
  { sealKey }: SecondFactorDeps,
  userId: string,
  typed: Typed,
): Promise<SecondFactor | null> {
  const { id, secret, lastStep, code } = typed
  const last = lastStep === null ? null : Number(lastStep)
  const step = await stepOf(unseal(sealKey, userId, secret), code.replaceAll(/\s/g, ''), last)
  return step === null ? null : { by: 'totp', spend: (tx) => noteUse(tx, id, { step }) }
}

async function byRecovery(
  { database, codeKey }: SecondFactorDeps,
  userId: string,
  code: string,
): Promise<SecondFactor | null> {
  const found = (await readOpenCodes(database.db, userId)).find(
    ({ kind, codeHash }) => kind === 'recovery' && isCode(codeKey, { userId, code }, codeHash),
  )
  return found ? { by: 'recovery', spend: (tx) => spendCode(tx, found.id) } : null
}
