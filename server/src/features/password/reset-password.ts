import { timingSafeEqual } from 'node:crypto'
import { codeWrong, RESET_CODE } from '@dream/contract/rules/codes'
import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Background } from '#platform/background.ts'
import type { Database } from '#platform/database.ts'
import type { Messenger } from '#platform/messenger.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import { problem } from '#platform/problem.ts'
import { findOpenCode, spendCode } from '#features/codes/codes.store.ts'
import { isKnownAddress, noteKnownAddress } from '#features/sessions/known-addresses.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { updatePasswordHash } from '#features/users/users.store.ts'
import { type Asker, counters, TRIED } from './password-limits.ts'
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
type Reset = Asker & { code: string; password: string }

/** Sets a new password for whoever has the code, and ends every session of the account. */
export async function resetPassword(deps: Deps, { code, password, ...asker }: Reset): Promise<void> {
  const { email } = asker
  const triesLeft = await countTry(deps, asker)
  const right = await findRightCode(deps, email, code)
  if (!right) throw problem('code-wrong', { message: codeWrong(triesLeft) })
  const passwordHash = await deps.passwords.hash(password)
  await setPassword(deps, asker, { ...right, passwordHash })
  deps.sessions.forget(right.userId)
  void deps.background('The notice of a new password', () => deps.messenger.email(passwordChangedMail(email)))
}

/** How many tries are left here after this one. A code that strangers have used up is over: what helps is a new one. */
async function countTry({ database, attempts }: Deps, asker: Asker): Promise<number> {
  const { open, tried, triedHere } = counters(asker)
  return database.transaction(async (tx) => {
    if ((await attempts.count(tx, open, RESET_CODE.lifeMinutes)) === 0) throw problem('code-expired')
    const isKnown = await isKnownAddress(tx, attempts, asker)
    const wait = await attempts.take(tx, triedHere, TRIED.here)
    if (wait !== null) throw tooMany(wait)
    const isUsedUp = !isKnown && (await attempts.take(tx, tried, TRIED.strangers)) !== null
    if (isUsedUp) throw problem('code-expired')
    return RESET_CODE.tries - (await attempts.count(tx, triedHere, RESET_CODE.lifeMinutes))
  })
}

async function findRightCode({ database, codeKey }: Deps, email: string, code: string) {
  const stored = await findOpenCode(database.db, { email, purpose: 'password' })
  // Without an account the same work is done for nothing.
  const { userId, codeHash } = stored ?? { userId: email, codeHash: Buffer.alloc(32) }
  const isRight = timingSafeEqual(resetCodeHash(codeKey, { userId, code }), codeHash)
  return stored && isRight ? stored : null
}

type Found = { userId: string; codeHash: Buffer; passwordHash: string }

async function setPassword({ database, attempts, sessions }: Deps, asker: Asker, found: Found) {
  const { userId, codeHash, passwordHash } = found
  await database.transaction(async (tx) => {
    if (!(await spendCode(tx, { userId, purpose: 'password', codeHash }))) throw problem('code-expired')
    await updatePasswordHash(tx, userId, { passwordHash })
    await sessions.endAll(tx, userId)
    await attempts.clear(tx, counters(asker).open)
    // Whoever was locked out by wrong passwords has just proved to be the owner, and is not locked out here again.
    await attempts.clear(tx, { kind: 'login-anywhere', subject: asker.email })
    await noteKnownAddress(tx, attempts, asker)
  })
}
