import { RESET_CODE } from '@dream/contract/rules/codes'
import type { Attempts } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import type { Messenger } from '#platform/messenger.ts'
import { keyedHash, randomCode } from '#platform/tokens.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { findAccount } from '#features/users/users.store.ts'
import { counters, SENT } from './password-limits.ts'
import { resetCodeMail } from './password-mails.ts'

type Deps = { database: Database; attempts: Attempts; messenger: Messenger; codeKey: Buffer }

/** Sends a code to the address, if it has an account and did not get too many; says nothing about either. */
export async function sendResetCode(
  { database, attempts, messenger, codeKey }: Deps,
  email: string,
): Promise<void> {
  const code = randomCode(RESET_CODE.digits)
  const hasCode = await database.transaction(async (tx) => {
    const { sent, open, tried } = counters(email)
    if ((await attempts.take(tx, sent, SENT)) !== null) return false
    await attempts.clear(tx, tried)
    await attempts.clear(tx, open)
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
