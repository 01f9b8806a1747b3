import { EMAIL_CODE } from '@dream/contract/rules/account/codes'
import type { EmailStart } from '@dream/contract/api/account/email'
import type { Database } from '#platform/database/database.ts'
import { type Attempts, tooMany } from '#platform/limits/attempts.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { problem } from '#platform/problems/problem.ts'
import { keyedHash, randomCode } from '#platform/security/tokens.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { raiseAlarm } from '#features/codes/limits/alarm.ts'
import type { SendLimits } from '#features/codes/limits/send-limits.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { requireConfirmed } from '#features/confirm/require-confirmed.ts'
import { findUser, isEmailTaken } from '#features/users/users.store.ts'
import { emailCodeLetter } from './email-letters.ts'
import { emailKey, PER_ACCOUNT, PER_EMAIL, perIp } from './email-limits.ts'

export type EmailDeps = {
  env: { rateLimitScale: number }
  database: Database
  attempts: Attempts
  messageQueue: MessageQueue
  codeKey: Buffer
  sendLimits: SendLimits
  securityLog: Pick<SecurityLog, 'note'>
}
type Start = { userId: string; sessionId: string; newEmail: string | undefined; ip: string }

/**
 * Sends a code to a person's email, or to the one that is to replace it. A person who has verified nothing yet may correct a
 * mistyped one; everybody else needs a step-up.
 */
export async function startEmailVerification(deps: EmailDeps, start: Start): Promise<EmailStart> {
  const { database, attempts, env } = deps
  const { userId, sessionId, newEmail, ip } = start
  const user = await findUser(database.db, userId)
  if (!user) throw problem('unauthenticated')
  const email = newEmail ?? user.email
  const isChange = email !== user.email
  const isNewcomer = !user.isEmailVerified && !user.isPhoneVerified
  if (isChange && !isNewcomer) await requireConfirmed(database.db, sessionId)
  const pause = await attempts.wait(database.db, emailKey(email), PER_EMAIL)
  if (pause > 0) throw tooMany(pause)
  // Counted before the email is checked for another account, so that nobody can probe many.
  await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, { kind: 'email-ip', subject: ip }, perIp(env.rateLimitScale))
    await attempts.takeOrThrow(tx, { kind: 'email-account', subject: userId }, PER_ACCOUNT)
  })
  if (isChange && (await isEmailTaken(database.db, email))) throw problem('email-taken')
  await sendCode(deps, { userId, email, ip })
  return { email, resendAfterSeconds: EMAIL_CODE.resendSeconds }
}

async function sendCode(deps: EmailDeps, { userId, email, ip }: Record<'userId' | 'email' | 'ip', string>) {
  const { database, attempts, messageQueue, codeKey } = deps
  const code = randomCode(EMAIL_CODE.digits)
  const { lifeMinutes } = EMAIL_CODE
  const stopped = await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, emailKey(email), PER_EMAIL)
    const taken = await deps.sendLimits.take(tx, { channel: 'email', ip })
    if ('why' in taken) return taken
    const codeHash = emailCodeHash(codeKey, { userId, email, code })
    const { sentId } = taken
    await saveCode(tx, { userId, purpose: 'email', target: email, codeHash, lifeMinutes, sentId })
    await messageQueue.email(tx, emailCodeLetter(email, code), {
      key: `email-code:${userId}`,
      goodForMinutes: lifeMinutes,
    })
    return null
  })
  if (!stopped) return
  await raiseAlarm(deps, 'email', { why: stopped.why, ip })
  throw tooMany(stopped.waitSeconds)
}

/** Hash of a code with its person and email, so that it is valid for these only. */
export const emailCodeHash = (
  key: Buffer,
  { userId, email, code }: Record<'userId' | 'email' | 'code', string>,
) => keyedHash(key, 'email', userId, email, code)
