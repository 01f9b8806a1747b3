import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { keyedHash, randomCode } from '#platform/security/tokens.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { raiseAlarm } from '#features/codes/limits/alarm.ts'
import type { SendLimits, Stop } from '#features/codes/limits/send-limits.ts'
import { saveCode } from '#features/codes/codes.store.ts'
import { isKnownIp } from '#features/sessions/known-ips.ts'
import { findAccount } from '#features/users/users.store.ts'
import { type Requester, counters, SENT } from './password-limits.ts'
import { resetCodeEmail } from './password-emails.ts'

type Deps = {
  database: Database
  attempts: Attempts
  messageQueue: MessageQueue
  codeKey: Buffer
  sendLimits: SendLimits
  securityLog: Pick<SecurityLog, 'note'>
}

/**
 * Emails a code, if the email has an account and did not get too many. The caller of the API learns neither; true: it is queued.
 */
export async function sendResetCode(deps: Deps, requester: Requester): Promise<boolean> {
  const outcome = await promise(deps, requester)
  if (outcome !== 'sent' && outcome !== null) {
    await raiseAlarm(deps, 'email', { why: outcome.why, ip: requester.ip })
  }
  return outcome === 'sent'
}

/** Stores a code and enqueues its email; null when there is no account, or it got too many. */
function promise(
  { database, attempts, codeKey, sendLimits, messageQueue }: Deps,
  requester: Requester,
): Promise<'sent' | Stop | null> {
  const { email, ip } = requester
  const code = randomCode(RESET_CODE.digits)
  return database.transaction(async (tx) => {
    const { sent, sentHere, open, tried, triedHere } = counters(requester)
    const isKnown = await isKnownIp(tx, attempts, requester)
    if ((await attempts.take(tx, sentHere, SENT.here)) !== null) return null
    if (!isKnown && (await attempts.take(tx, sent, SENT.strangers)) !== null) return null
    for (const spent of [open, tried, triedHere]) await attempts.clear(tx, spent)
    await attempts.take(tx, open, [])
    const account = await findAccount(tx, { email })
    if (!account || account.isAdminToBe) return null
    const taken = await sendLimits.take(tx, { channel: 'email', ip })
    if ('why' in taken) return taken
    const codeHash = resetCodeHash(codeKey, { userId: account.id, code })
    await saveCode(tx, {
      userId: account.id,
      purpose: 'password',
      target: email,
      codeHash,
      lifeMinutes: RESET_CODE.lifeMinutes,
      sentId: taken.sentId,
    })
    await messageQueue.email(tx, resetCodeEmail(email, code), {
      key: `reset-code:${account.id}`,
      goodForMinutes: RESET_CODE.lifeMinutes,
    })
    return 'sent'
  })
}

export const resetCodeHash = (key: Buffer, { userId, code }: Record<'userId' | 'code', string>) =>
  keyedHash(key, 'password', userId, code)
