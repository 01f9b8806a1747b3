import { BRAND } from '@dream/contract/rules/brand'
import { PHONE_CODE, PHONE_INVALID } from '@dream/contract/rules/codes'
import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import type { Messenger } from '#platform/messenger.ts'
import { invalid, problem } from '#platform/problem.ts'
import { keyedHash, randomCode } from '#platform/tokens.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { isPhoneTaken } from '#features/users/users.store.ts'
import { mobileNumber } from './mobile-number.ts'
import { countedNumber, PER_ACCOUNT, PER_NUMBER, perAddress } from './phone-limits.ts'

export type PhoneDeps = {
  env: { publicUrl: string; rateLimitScale: number }
  database: Database
  attempts: Attempts
  messenger: Messenger
  codeKey: Buffer
}
type Start = { userId: string; typed: string; address: string }

/** Sends a code to a number. Nothing is counted for a number whose pause is not over; everything else is. */
export async function startPhoneVerification(deps: PhoneDeps, { userId, typed, address }: Start) {
  const { database, attempts, messenger, env } = deps
  const phone = mobileNumber(typed)
  if (!phone) throw invalid([{ path: 'phone', message: PHONE_INVALID }])
  const pause = await attempts.wait(database.db, countedNumber(phone), PER_NUMBER)
  if (pause > 0) throw tooMany(pause)
  await countAsker(deps, { userId, address })
  if (await isPhoneTaken(database.db, phone, userId)) throw problem('phone-taken')

  const code = randomCode(PHONE_CODE.digits)
  await database.transaction(async (tx) => {
    const wait = await attempts.take(tx, countedNumber(phone), PER_NUMBER)
    if (wait !== null) throw tooMany(wait)
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

/** Whoever asks is counted before it is known whether the number is free, so that nobody can try out many numbers. */
async function countAsker({ database, attempts, env }: PhoneDeps, { userId, address }: Omit<Start, 'typed'>) {
  await database.transaction(async (tx) => {
    const byAddress = { kind: 'phone-address', subject: address }
    const byAccount = { kind: 'phone-account', subject: userId }
    const wait =
      (await attempts.take(tx, byAddress, perAddress(env.rateLimitScale))) ??
      (await attempts.take(tx, byAccount, PER_ACCOUNT))
    if (wait !== null) throw tooMany(wait)
  })
}

/** The last line binds the code to our site, so that a phone offers it there and nowhere else. */
const codeMessage = (code: string, publicUrl: string) =>
  `Your ${BRAND.name} code is ${code}. It works for ${PHONE_CODE.lifeMinutes} minutes. Share it with nobody.\n\n` +
  `@${new URL(publicUrl).hostname} #${code}`

/** A code is worth something only together with its person and number. */
export const phoneCodeHash = (
  key: Buffer,
  { userId, phone, code }: Record<'userId' | 'phone' | 'code', string>,
) => keyedHash(key, 'phone', userId, phone, code)
