import { timingSafeEqual } from 'node:crypto'
import { codeWrong, RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Background } from '#platform/jobs/background.ts'
import type { Database } from '#platform/database/database.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import type { SendLimits } from '#features/codes/limits/send-limits.ts'
import { deleteCode, findOpenCode, spendCode } from '#features/codes/codes.store.ts'
import { isKnownIp, rememberKnownIp } from '#features/sessions/known-ips.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { proveEmail } from '#features/users/credentials.store.ts'
import { updatePasswordHash } from '#features/users/users.store.ts'
import { type Requester, counters, TRIED } from './password-limits.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { passwordChangedEmail } from './password-emails.ts'
import { resetCodeHash } from './send-reset-code.ts'

export type PasswordDeps = {
  env: { brokerageName: string }
  database: Database
  attempts: Attempts
  sessions: Sessions
  passwords: PasswordHash
  messageQueue: MessageQueue
  background: Background
  codeKey: Buffer
  securityLog: Pick<SecurityLog, 'note'>
  sendLimits: SendLimits
}
type Reset = Requester & { code: string; password: string }

/** Sets a new password with the code, and ends every session of the account. */
export async function resetPassword(
  deps: PasswordDeps,
  { code, password, ...requester }: Reset,
): Promise<void> {
  const { email } = requester
  const triesLeft = await countTry(deps, requester)
  const right = await findRightCode(deps, email, code)
  if (!right) {
    deps.securityLog.note({ kind: 'code-wrong', ip: requester.ip, detail: 'password' })
    throw problem('code-wrong', { message: codeWrong(triesLeft) })
  }
  // Checked after the code, since the refusal reveals words of the account.
  refuseWeakPassword(deps.env, password, { name: right.name, email })
  const passwordHash = await deps.passwords.hash(password)
  await setPassword(deps, requester, { ...right, passwordHash })
  deps.sessions.forget(right.userId)
}

/** Remaining tries after this one. A code that strangers have used up is void: a new one helps. */
async function countTry({ database, attempts }: PasswordDeps, requester: Requester): Promise<number> {
  const { open, tried, triedHere } = counters(requester)
  return database.transaction(async (tx) => {
    if ((await attempts.count(tx, open, RESET_CODE.lifeMinutes)) === 0) throw problem('code-expired')
    const isKnown = await isKnownIp(tx, attempts, requester)
    await attempts.takeOrThrow(tx, triedHere, TRIED.here)
    const isUsedUp = !isKnown && (await attempts.take(tx, tried, TRIED.strangers)) !== null
    if (isUsedUp) throw problem('code-expired')
    return RESET_CODE.tries - (await attempts.count(tx, triedHere, RESET_CODE.lifeMinutes))
  })
}

async function findRightCode({ database, codeKey }: PasswordDeps, email: string, code: string) {
  const stored = await findOpenCode(database.db, { email, purpose: 'password' })
  // Same work without an account, against timing attacks.
  const { userId, codeHash } = stored ?? { userId: email, codeHash: Buffer.alloc(32) }
  const isRight = timingSafeEqual(resetCodeHash(codeKey, { userId, code }), codeHash)
  return stored && isRight ? stored : null
}

type OpenReset = { userId: string; codeHash: Buffer; passwordHash: string }

async function setPassword(
  { database, attempts, sessions, messageQueue }: PasswordDeps,
  requester: Requester,
  found: OpenReset,
) {
  const { userId, codeHash, passwordHash } = found
  await database.transaction(async (tx) => {
    if (!(await spendCode(tx, { userId, purpose: 'password', codeHash }))) throw problem('code-expired')
    await updatePasswordHash(tx, userId, { passwordHash })
    // Knowing the code proves access to the email.
    await proveEmail(tx, userId, requester.email)
    await deleteCode(tx, { userId, purpose: 'email' })
    await deleteCode(tx, { userId, purpose: 'phone' })
    await sessions.endAll(tx, userId)
    await messageQueue.email(tx, passwordChangedEmail(requester.email))
    await attempts.clear(tx, counters(requester).open)
    // The owner has proved themselves, so the lockout by wrong passwords is lifted, here too.
    await attempts.clear(tx, { kind: 'login-anywhere', subject: requester.email })
    await rememberKnownIp(tx, attempts, requester)
  })
}
