import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { keyedHash, randomCode } from '#platform/security/tokens.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { isKnownIp } from '#features/sessions/known-ips.ts'
import { findAccount } from '#features/users/users.store.ts'
import { type Requester, counters, SENT } from './password-limits.ts'
import { resetCodeEmail } from './password-emails.ts'

type Deps = { database: Database; attempts: Attempts; messenger: Messenger; codeKey: Buffer }

/** Emails a code, if the email has an account and did not get too many. Whoever asked for it is told neither; true: it was sent. */
export async function sendResetCode(
  { database, attempts, messenger, codeKey }: Deps,
  requester: Requester,
): Promise<boolean> {
  const { email } = requester
  const code = randomCode(RESET_CODE.digits)
  const hasCode = await database.transaction(async (tx) => {
    const { sent, sentHere, open, tried, triedHere } = counters(requester)
    const isKnown = await isKnownIp(tx, attempts, requester)
    if ((await attempts.take(tx, sentHere, SENT.here)) !== null) return false
    if (!isKnown && (await attempts.take(tx, sent, SENT.strangers)) !== null) return false
    for (const spent of [open, tried, triedHere]) await attempts.clear(tx, spent)
    await attempts.take(tx, open, [])
    const account = await findAccount(tx, { email })
    if (!account || account.isAdminToBe) return false
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
  if (hasCode) await messenger.email(resetCodeEmail(email, code))
  return hasCode
}

export const resetCodeHash = (key: Buffer, { userId, code }: Record<'userId' | 'code', string>) =>
  keyedHash(key, 'password', userId, code)
