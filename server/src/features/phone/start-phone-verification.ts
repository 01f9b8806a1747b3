import { BRAND } from '@dream/contract/rules/app/brand'
import { PHONE_CODE, PHONE_INVALID } from '@dream/contract/rules/account/codes'
import { type Attempts, tooMany } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { keyedHash, randomCode } from '#platform/security/tokens.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { isPhoneTaken } from '#features/users/users.store.ts'
import { mobileNumber } from './mobile-number.ts'
import { numberKey, PER_ACCOUNT, PER_NUMBER, perIp } from './phone-limits.ts'

export type PhoneDeps = {
  env: { publicUrl: string; rateLimitScale: number }
  database: Database
  attempts: Attempts
  messenger: Messenger
  codeKey: Buffer
}
type Start = { userId: string; typed: string; ip: string }

/** Sends a code to a number. Nothing is counted for a number whose pause is not over; everything else is. */
export async function startPhoneVerification(deps: PhoneDeps, { userId, typed, ip }: Start) {
  const { database, attempts, messenger, env } = deps
  const phone = mobileNumber(typed)
  if (!phone) throw invalid([{ path: 'phone', message: PHONE_INVALID }])
  const pause = await attempts.wait(database.db, numberKey(phone), PER_NUMBER)
  if (pause > 0) throw tooMany(pause)
  await countRequest(deps, { userId, ip })
  if (await isPhoneTaken(database.db, phone, userId)) throw problem('phone-taken')

  const code = randomCode(PHONE_CODE.digits)
  await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, numberKey(phone), PER_NUMBER)
    const codeHash = phoneCodeHash(deps.codeKey, { userId, phone, code })
    await saveCode(tx, {
      userId,
      purpose: 'phone',
      target: phone,
      codeHash,
      lifeMinutes: PHONE_CODE.lifeMinutes,
    })
  })
  await messenger.sms(phone, codeMessage(code, env.publicUrl)).catch((cause: unknown) => {
    throw problem('unavailable', { cause })
  })
  return { phone, resendAfterSeconds: PHONE_CODE.resendSeconds }
}

/** The request is counted before it is known whether the number is free, so that nobody can probe many numbers. */
async function countRequest({ database, attempts, env }: PhoneDeps, { userId, ip }: Omit<Start, 'typed'>) {
  await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, { kind: 'phone-address', subject: ip }, perIp(env.rateLimitScale))
    await attempts.takeOrThrow(tx, { kind: 'phone-account', subject: userId }, PER_ACCOUNT)
  })
}

/** The last line binds the code to our site, so that a phone offers it there and nowhere else. */
const codeMessage = (code: string, publicUrl: string) =>
  `Your ${BRAND.name} code is ${code}. It works for ${PHONE_CODE.lifeMinutes} minutes. Don't share it with anyone.\n\n` +
  `@${new URL(publicUrl).hostname} #${code}`

/** A code is worth something only together with its person and number. */
export const phoneCodeHash = (
  key: Buffer,
  { userId, phone, code }: Record<'userId' | 'phone' | 'code', string>,
) => keyedHash(key, 'phone', userId, phone, code)
