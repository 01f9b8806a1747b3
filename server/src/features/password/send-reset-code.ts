import { RESET_CODE } from '@dream/contract/rules/codes'
import type { Attempts } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import type { Messenger } from '#platform/messenger.ts'
import { keyedHash, randomCode } from '#platform/tokens.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { isKnownAddress } from '#features/sessions/known-addresses.ts'
import { findAccount } from '#features/users/users.store.ts'
import { type Asker, counters, SENT } from './password-limits.ts'
import { resetCodeMail } from './password-mails.ts'

type Deps = { database: Database; attempts: Attempts; messenger: Messenger; codeKey: Buffer }

/** Sends a code to the mail address, if it has an account and did not get too many; says nothing about either. */
export async function sendResetCode(
  { database, attempts, messenger, codeKey }: Deps,
  asker: Asker,
): Promise<void> {
  const { email } = asker
  const code = randomCode(RESET_CODE.digits)
  const hasCode = await database.transaction(async (tx) => {
    const { sent, sentHere, open, tried, triedHere } = counters(asker)
    const isKnown = await isKnownAddress(tx, attempts, asker)
    if ((await attempts.take(tx, sentHere, SENT.here)) !== null) return false
    if (!isKnown && (await attempts.take(tx, sent, SENT.strangers)) !== null) return false
    for (const spent of [open, tried, triedHere]) await attempts.clear(tx, spent)
    await attempts.take(tx, open, [])
    const account = await findAccount(tx, email)
    if (!account) return false
    const codeHash = resetCodeHash(codeKey, { userId: account.id, code })
    await saveCode(tx, {
      userId: account.id,
      purpose: 'password',
      target: email,
      codeHash,
      lifeMinutes: RESET_CODE.lifeMinutes,
    })
    return true
  })
  if (hasCode) await messenger.email(resetCodeMail(email, code))
}

export const resetCodeHash = (key: Buffer, { userId, code }: Record<'userId' | 'code', string>) =>
  keyedHash(key, 'password', userId, code)
