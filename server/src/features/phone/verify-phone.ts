import { PHONE_CODE } from '@dream/contract/rules/account/codes'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { checkCode } from '#features/codes/check-code.ts'
import { spendCode } from '#features/codes/codes.store.ts'
import { queueWelcome } from '#features/notifications/announcements/email-welcome.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { lockCredentials } from '#features/users/credentials.store.ts'
import { updatePhone } from '#features/users/users.store.ts'
import { phoneChangedLetter, phoneChangedText } from './phone-letters.ts'
import { numberKey, PER_NUMBER } from './phone-limits.ts'
import { phoneCodeHash } from './start-phone-verification.ts'

export type VerifyDeps = {
  database: Database
  attempts: Attempts
  sessions: Sessions
  messageQueue: MessageQueue
  codeKey: Buffer
  securityLog: Pick<SecurityLog, 'note'>
}

/** Verifies the number that the code was sent to. When it replaces another one, email and old number are notified. */
export async function verifyPhone(deps: VerifyDeps, userId: string, code: string): Promise<void> {
  const { database, attempts, sessions, codeKey } = deps
  const { target: phone, codeHash } = await checkCode(deps, {
    userId,
    purpose: 'phone',
    tries: PHONE_CODE.tries,
    hashFor: (phone) => phoneCodeHash(codeKey, { userId, phone, code }),
    waitFor: (phone) => attempts.wait(database.db, numberKey(phone), PER_NUMBER),
  })
  await confirm(deps, { userId, phone, codeHash })
  sessions.forget(userId)
}

type Confirmation = { userId: string; phone: string; codeHash: Buffer }

async function confirm({ database, messageQueue }: VerifyDeps, { userId, phone, codeHash }: Confirmation) {
  try {
    await database.transaction(async (tx) => {
      const before = await lockCredentials(tx, userId)
      if (!before) throw problem('unauthenticated')
      if (!(await spendCode(tx, { userId, purpose: 'phone', codeHash }))) throw problem('code-expired')
      await updatePhone(tx, userId, phone)
      await recordEvent(tx, 'phone-verified', userId)
      if (!before.isPhoneVerified) await queueWelcome(tx, userId)
      if (!before.isPhoneVerified || before.phone === null || before.phone === phone) return
      await messageQueue.email(tx, phoneChangedLetter(before.email, phone))
      await messageQueue.sms(tx, { to: before.phone, text: phoneChangedText(phone) })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? problem('phone-taken') : error
  }
}
