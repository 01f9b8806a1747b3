import { timingSafeEqual } from 'node:crypto'
import { codeWrong } from '@dream/contract/rules/account/codes'
import type { Database } from '#platform/database/database.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { tooMany } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { countTry, findExhausted, type Purpose } from './codes.store.ts'

type Deps = { database: Database; securityLog: Pick<SecurityLog, 'note'> }
type Check = {
  userId: string
  purpose: Purpose
  tries: number
  /** Stored hash of the right code for its target. */
  hashFor: (target: string) => Buffer
  /** Seconds until another code may be sent to the target. */
  waitFor: (target: string) => Promise<number>
}

/** Uses up one try of a person's code. Returns its target and the code to spend; throws when it is wrong. */
export async function checkCode(
  { database: { db }, securityLog }: Deps,
  check: Check,
): Promise<{ target: string; codeHash: Buffer }> {
  const { userId, purpose, tries, hashFor, waitFor } = check
  const tried = await countTry(db, { userId, purpose, tries })
  if (!tried) {
    const exhausted = await findExhausted(db, { userId, purpose, tries })
    // Only a new code helps, so the wait is the one until it may be requested.
    throw exhausted ? tooMany(await waitFor(exhausted.target)) : problem('code-expired')
  }
  const codeHash = hashFor(tried.target)
  if (!timingSafeEqual(codeHash, tried.code_hash)) {
    securityLog.note({ kind: 'code-wrong', userId, detail: purpose })
    throw problem('code-wrong', { message: codeWrong(tries - tried.attempts) })
  }
  return { target: tried.target, codeHash }
}
