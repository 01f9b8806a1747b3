import { BRAND } from '@dream/contract/rules/app/brand'
import { PHONE_CODE, PHONE_INVALID } from '@dream/contract/rules/account/codes'
import { type Attempts, tooMany } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { keyedHash, randomCode } from '#platform/security/tokens.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { raiseAlarm } from '#features/codes/limits/alarm.ts'
import { prefixOf, type SendLimits, type Stop } from '#features/codes/limits/send-limits.ts'
import { requireConfirmed } from '#features/confirm/require-confirmed.ts'
import { findUser, isPhoneTaken } from '#features/users/users.store.ts'
import { mobileNumber } from './mobile-number.ts'
import { numberKey, PER_ACCOUNT, perIp, perNumber } from './phone-limits.ts'

export type PhoneDeps = {
  env: { publicUrl: string; rateLimitScale: number }
  database: Database
  attempts: Attempts
  messageQueue: MessageQueue
  codeKey: Buffer
  sendLimits: SendLimits
  securityLog: Pick<SecurityLog, 'note'>
  /** Current caps of texts to one number and for one IP address within a day. */
  messageCaps: () => { perNumberPerDay: number; perAddressPerDay: number }
}
type Start = { userId: string; sessionId: string; typed: string; ip: string }

/** Sends a code to a number. Counts every request, except those within the pause of a number. */
export async function startPhoneVerification(deps: PhoneDeps, { userId, sessionId, typed, ip }: Start) {
  const { database, attempts, messageQueue, env } = deps
  const phone = mobileNumber(typed)
  if (!phone) throw invalid([{ path: 'phone', message: PHONE_INVALID }])
  const limits = perNumber(deps.messageCaps().perNumberPerDay)
  await requireMay(deps, { userId, sessionId })
  const pause = await attempts.wait(database.db, numberKey(phone), limits)
  if (pause > 0) throw tooMany(pause)
  await countRequest(deps, { userId, ip })
  if (await isPhoneTaken(database.db, phone, userId)) throw problem('phone-taken')

  const code = randomCode(PHONE_CODE.digits)
  const stopped = await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, numberKey(phone), limits)
    const taken = await deps.sendLimits.take(tx, { channel: 'sms', ip, prefix: prefixOf(phone) })
    if ('why' in taken) return taken
    const codeHash = phoneCodeHash(deps.codeKey, { userId, phone, code })
    await saveCode(tx, {
      userId,
      purpose: 'phone',
      target: phone,
      codeHash,
      lifeMinutes: PHONE_CODE.lifeMinutes,
      sentId: taken.sentId,
    })
    await messageQueue.sms(
      tx,
      { to: phone, text: codeMessage(code, env.publicUrl) },
      { key: `phone-code:${userId}`, goodForMinutes: PHONE_CODE.lifeMinutes },
    )
    return null
  })
  if (stopped) throw await refuse(deps, stopped, ip)
  return { phone, resendAfterSeconds: PHONE_CODE.resendSeconds }
}

/** Alerts the owners when codes are stopped for everybody, and says that it is not the person's fault. */
async function refuse(deps: PhoneDeps, { why, waitSeconds }: Stop, ip: string) {
  await raiseAlarm(deps, 'sms', { why, ip })
  if (why === 'network' || why === 'prefix') return tooMany(waitSeconds)
  return problem('texts-stopped', { retryAfterSeconds: waitSeconds })
}

/** Requires a verified email before any text message, and a step-up from a person who has a number. */
async function requireMay(
  { database: { db } }: PhoneDeps,
  { userId, sessionId }: Pick<Start, 'userId' | 'sessionId'>,
) {
  const user = await findUser(db, userId)
  if (!user) throw problem('unauthenticated')
  if (!user.isEmailVerified) throw problem('email-unverified')
  if (user.isPhoneVerified) await requireConfirmed(db, sessionId)
}

/** Counted before the number is checked for another account, so that nobody can probe many. */
async function countRequest(
  { database, attempts, env, messageCaps }: PhoneDeps,
  { userId, ip }: Pick<Start, 'userId' | 'ip'>,
) {
  await database.transaction(async (tx) => {
    await attempts.takeOrThrow(
      tx,
      { kind: 'phone-address', subject: ip },
      perIp(env.rateLimitScale, messageCaps().perAddressPerDay),
    )
    await attempts.takeOrThrow(tx, { kind: 'phone-account', subject: userId }, PER_ACCOUNT)
  })
}

/** The last line binds the code to our site for autofill. */
const codeMessage = (code: string, publicUrl: string) =>
  `Your ${BRAND.name} code is ${code}. It works for ${PHONE_CODE.lifeMinutes} minutes. Don't share it with anyone.\n\n` +
  `@${new URL(publicUrl).hostname} #${code}`

/** Hash of a code with its person and number, so that it is valid for these only. */
export const phoneCodeHash = (
  key: Buffer,
  { userId, phone, code }: Record<'userId' | 'phone' | 'code', string>,
) => keyedHash(key, 'phone', userId, phone, code)
