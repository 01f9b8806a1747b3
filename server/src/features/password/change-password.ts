import { PROBLEMS } from '@dream/contract/api/errors'
import { problem } from '#platform/problems/problem.ts'
import { deleteCode } from '#features/codes/codes.store.ts'
import { findAccount, updatePasswordHash } from '#features/users/users.store.ts'
import { CHANGED } from './password-limits.ts'
import { passwordChangedEmail } from './password-emails.ts'
import type { PasswordDeps } from './reset-password.ts'

type Deps = Omit<PasswordDeps, 'codeKey'>
type Change = { userId: string; sessionId: string; current: string; password: string }

/** Changes the password of whoever knows the current one, and ends their other sessions. */
export async function changePassword(deps: Deps, change: Change): Promise<void> {
  const { userId, current, password } = change
  const { database, attempts, passwords, messenger } = deps
  const account = await findAccount(database.db, { id: userId })
  if (!account) throw problem('unauthenticated')
  const tries = { kind: 'password-change', subject: userId }
  await database.transaction((tx) => attempts.takeOrThrow(tx, tries, CHANGED))
  if (!(await passwords.verify(account.password_hash, current))) throw wrong('password-wrong', 'current')
  if (current === password) throw wrong('password-unchanged', 'password')
  const passwordHash = await passwords.hash(password)
  await replace(deps, change, { passwordHash, replaces: account.password_hash })
  deps.sessions.forget(userId)
  await attempts.clear(database.db, tries)
  void deps.background('Emailing that the password was changed', () =>
    messenger.email(passwordChangedEmail(account.email)),
  )
}

const wrong = (code: 'password-wrong' | 'password-unchanged', path: string) =>
  problem(code, { errors: [{ path, message: PROBLEMS[code].message }] })

async function replace(
  { database, sessions }: Deps,
  { userId, sessionId }: Change,
  hashes: { passwordHash: string; replaces: string },
) {
  await database.transaction(async (tx) => {
    if (!(await updatePasswordHash(tx, userId, hashes))) throw wrong('password-wrong', 'current')
    await deleteCode(tx, { userId, purpose: 'password' })
    await sessions.endAll(tx, userId, sessionId)
  })
}
