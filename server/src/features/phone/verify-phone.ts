import { timingSafeEqual } from 'node:crypto'
import { codeWrong, PHONE_CODE } from '@dream/contract/rules/account/codes'
import { type Attempts, tooMany } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import { problem } from '#platform/problems/problem.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { findExhausted, spendCode, countTry } from '#features/codes/codes.store.ts'
import { queueWelcome } from '#features/notifications/announcements/email-welcome.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findUser, updatePhone } from '#features/users/users.store.ts'
import { numberKey, PER_NUMBER } from './phone-limits.ts'
import { phoneCodeHash } from './start-phone-verification.ts'

type Deps = { database: Database; attempts: Attempts; sessions: Sessions; codeKey: Buffer }

const TRIES = { purpose: 'phone', tries: PHONE_CODE.tries } as const

/** Confirms the number that the code was sent to. */
export async function verifyPhone(deps: Deps, userId: string, code: string): Promise<void> {
  const { database, sessions, codeKey } = deps
  const tried = await countTry(database.db, { userId, ...TRIES })
  if (!tried) throw await whyNothingToTry(deps, userId)
  const phone = tried.target
  const codeHash = phoneCodeHash(codeKey, { userId, phone, code })
  if (!timingSafeEqual(codeHash, tried.code_hash)) {
    throw problem('code-wrong', { message: codeWrong(PHONE_CODE.tries - tried.attempts) })
  }
  await confirm(database, { userId, phone, codeHash })
  sessions.forget(userId)
}

async function whyNothingToTry({ database, attempts }: Deps, userId: string) {
  const exhausted = await findExhausted(database.db, { userId, ...TRIES })
  if (!exhausted) return problem('code-expired')
  // What helps is a new code, so the wait is the one for that.
  return tooMany(await attempts.wait(database.db, numberKey(exhausted.target), PER_NUMBER))
}

type Confirmation = { userId: string; phone: string; codeHash: Buffer }

async function confirm(database: Database, { userId, phone, codeHash }: Confirmation) {
  try {
    await database.transaction(async (tx) => {
      if (!(await spendCode(tx, { userId, purpose: 'phone', codeHash }))) throw problem('code-expired')
      const before = await findUser(tx, userId)
      await updatePhone(tx, userId, phone)
      if (before && !before.isPhoneVerified) await queueWelcome(tx, userId)
      await recordEvent(tx, 'phone-verified', userId)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? problem('phone-taken') : error
  }
}
