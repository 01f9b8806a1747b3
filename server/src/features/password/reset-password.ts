import { timingSafeEqual } from 'node:crypto'
import { codeWrong, RESET_CODE } from '@dream/contract/rules/codes'
import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Background } from '#platform/background.ts'
import type { Database } from '#platform/database.ts'
import type { Messenger } from '#platform/messenger.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import { problem } from '#platform/problem.ts'
import { spendCode, takeTry } from '#features/codes/codes.store.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findAccount, updatePasswordHash } from '#features/users/users.store.ts'
import { counters, TRIED } from './password-limits.ts'
import { passwordChangedMail } from './password-mails.ts'
import { resetCodeHash } from './send-reset-code.ts'

type Deps = {
  database: Database
  attempts: Attempts
  sessions: Sessions
  passwords: PasswordHash
  messenger: Messenger
  background: Background
  codeKey: Buffer
}
type Reset = { email: string; code: string; password: string }

/** Sets a new password for whoever has the code, and ends every session of the account. */
export async function resetPassword(deps: Deps, { email, code, password }: Reset): Promise<void> {
  const triesLeft = await countTry(deps, email)
  const right = await findRightCode(deps, email, code)
  if (!right) throw problem('code-wrong', { message: codeWrong(triesLeft) })
  const passwordHash = await deps.passwords.hash(password)
  await setPassword(deps, { ...right, email, passwordHash })
  deps.sessions.forget(right.userId)
  void deps.background('The notice of a new password', () => deps.messenger.email(passwordChangedMail(email)))
}

/** How many tries are left after this one. */
async function countTry({ database, attempts }: Deps, email: string): Promise<number> {
  const { open, tried } = counters(email)
  return database.transaction(async (tx) => {
    if ((await attempts.count(tx, open, RESET_CODE.lifeMinutes)) === 0) throw problem('code-expired')
    const wait = await attempts.take(tx, tried, TRIED)
    if (wait !== null) throw tooMany(wait)
    return RESET_CODE.tries - (await attempts.count(tx, tried, RESET_CODE.lifeMinutes))
  })
}

async function findRightCode({ database, codeKey }: Deps, email: string, code: string) {
  const account = await findAccount(database.db, email)
  if (!account) return null
  const userId = account.id
  const stored = await takeTry(database.db, { userId, purpose: 'password', tries: RESET_CODE.tries })
  const codeHash = resetCodeHash(codeKey, { userId, code })
  return stored && timingSafeEqual(codeHash, stored.code_hash) ? { userId, codeHash } : null
}

type Found = { userId: string; codeHash: Buffer; email: string; passwordHash: string }

async function setPassword({ database, attempts, sessions }: Deps, found: Found) {
  const { userId, codeHash, email, passwordHash } = found
  await database.transaction(async (tx) => {
    if (!(await spendCode(tx, { userId, purpose: 'password', codeHash }))) throw problem('code-expired')
    await updatePasswordHash(tx, userId, { passwordHash })
    await sessions.endAll(tx, userId)
    await attempts.clear(tx, counters(email).open)
    // Whoever was locked out by wrong passwords has just proved to be the owner.
    await attempts.clear(tx, { kind: 'login-anywhere', subject: email })
  })
}
