import { PROBLEMS } from '@dream/contract/api/errors'
import { problem } from '#platform/problems/problem.ts'
import { deleteCode } from '#features/codes/codes.store.ts'
import { proveInvited } from '#features/users/credentials.store.ts'
import { findAccount, updatePasswordHash } from '#features/users/users.store.ts'
import { CHANGED } from './password-limits.ts'
import { passwordChangedEmail } from './password-emails.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import type { PasswordDeps } from './reset-password.ts'

type Deps = Omit<PasswordDeps, 'codeKey' | 'sendLimits' | 'securityLog'>
type Change = { userId: string; sessionId: string; current: string; password: string }

/** Changes the password after checking the current one, and ends the person's other sessions. */
export async function changePassword(deps: Deps, change: Change): Promise<void> {
  const { userId, current, password } = change
  const { database, attempts, passwords } = deps
  const account = await findAccount(database.db, { id: userId })
  if (!account) throw problem('unauthenticated')
  const tries = { kind: 'password-change', subject: userId }
  await database.transaction((tx) => attempts.takeOrThrow(tx, tries, CHANGED))
  if (!(await passwords.verify(account.password_hash, current))) throw wrong('password-wrong', 'current')
  if (current === password) throw wrong('password-unchanged', 'password')
  refuseWeakPassword(deps.env, password, account)
  const passwordHash = await passwords.hash(password)
  await replace(deps, change, { passwordHash, replaces: account.password_hash, email: account.email })
  deps.sessions.forget(userId)
  await attempts.clear(database.db, tries)
}

const wrong = (code: 'password-wrong' | 'password-unchanged', path: string) =>
  problem(code, { errors: [{ path, message: PROBLEMS[code].message }] })

async function replace(
  { database, sessions, messageQueue }: Deps,
  { userId, sessionId }: Change,
  { email, ...hashes }: { passwordHash: string; replaces: string; email: string },
) {
  await database.transaction(async (tx) => {
    await proveInvited(tx, userId)
    if (!(await updatePasswordHash(tx, userId, hashes))) throw wrong('password-wrong', 'current')
    // Ends also the flows that somebody else may have begun with the old password.
    for (const purpose of ['password', 'email', 'phone'] as const) await deleteCode(tx, { userId, purpose })
    await sessions.endAll(tx, userId, sessionId)
    await messageQueue.email(tx, passwordChangedEmail(email))
  })
}
