import { EMAIL_CODE } from '@dream/contract/rules/account/codes'
import type { Database } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { problem } from '#platform/problems/problem.ts'
import { checkCode } from '#features/codes/check-code.ts'
import { deleteCode, spendCode } from '#features/codes/codes.store.ts'
import { lockCredentials, updateEmail } from '#features/users/credentials.store.ts'
import { emailChangedLetter } from './email-letters.ts'
import { emailKey, PER_EMAIL } from './email-limits.ts'
import { emailCodeHash, type EmailDeps } from './start-email-verification.ts'

/** Verifies the email that the code was sent to. A new one replaces the old one, which is notified. */
export async function verifyEmail(deps: EmailDeps, userId: string, code: string): Promise<void> {
  const { database, attempts, codeKey } = deps
  const checked = await checkCode(deps, {
    userId,
    purpose: 'email',
    tries: EMAIL_CODE.tries,
    hashFor: (email) => emailCodeHash(codeKey, { userId, email, code }),
    waitFor: (email) => attempts.wait(database.db, emailKey(email), PER_EMAIL),
  })
  await confirm(deps, { userId, email: checked.target, codeHash: checked.codeHash })
}

type Confirmation = { userId: string; email: string; codeHash: Buffer }

async function confirm({ database, messageQueue }: EmailDeps, confirmation: Confirmation) {
  const { userId, email, codeHash } = confirmation
  await withoutTwins(database, async (tx) => {
    const before = await lockCredentials(tx, userId)
    if (!before) throw problem('unauthenticated')
    if (!(await spendCode(tx, { userId, purpose: 'email', codeHash }))) throw problem('code-expired')
    await updateEmail(tx, userId, email)
    await recordEvent(tx, 'email-verified', userId)
    if (before.email === email) return
    // A reset code is bound to the email that it was sent to.
    await deleteCode(tx, { userId, purpose: 'password' })
    // An unverified email may be mistyped, and belong to anybody.
    if (before.isEmailVerified || before.isPhoneVerified)
      await messageQueue.email(tx, emailChangedLetter(before.email))
  })
}

async function withoutTwins(database: Database, work: Parameters<Database['transaction']>[0]) {
  try {
    await database.transaction(work)
  } catch (error) {
    throw isUniqueViolation(error) ? problem('email-taken') : error
  }
}
