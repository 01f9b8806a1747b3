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
  /** What the right code would be stored as, for what it was sent to. */
  hashFor: (target: string) => Buffer
  /** In how many seconds another code may be sent there. */
  waitFor: (target: string) => Promise<number>
}

/** Uses up one try of somebody's code. Answers what it was sent to, and what to spend; throws when it is not the one. */
export async function checkCode(
  { database: { db }, securityLog }: Deps,
  check: Check,
): Promise<{ target: string; codeHash: Buffer }> {
  const { userId, purpose, tries, hashFor, waitFor } = check
  const tried = await countTry(db, { userId, purpose, tries })
  if (!tried) {
    const exhausted = await findExhausted(db, { userId, purpose, tries })
    // What helps is a new code, so the wait is the one for that.
    throw exhausted ? tooMany(await waitFor(exhausted.target)) : problem('code-expired')
  }
  const codeHash = hashFor(tried.target)
  if (!timingSafeEqual(codeHash, tried.code_hash)) {
    securityLog.note({ kind: 'code-wrong', userId, detail: purpose })
    throw problem('code-wrong', { message: codeWrong(tries - tried.attempts) })
  }
  return { target: tried.target, codeHash }
}
