import type { Attempts } from '#platform/attempts.ts'
import { tooMany } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import { problem } from '#platform/problem.ts'
import { isKnownAddress, noteKnownAddress } from '#features/sessions/known-addresses.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findAccount } from '#features/users/users.store.ts'

type Deps = { database: Database; sessions: Sessions; passwords: PasswordHash; attempts: Attempts }
type Login = { email: string; password: string; address: string; userAgent: string | undefined }

/** Failures of one account from one address. */
const FROM_ONE_ADDRESS = [{ count: 10, minutes: 15 }]
/** Failures of one account from all addresses that it has not lately signed in from. */
const FROM_STRANGERS = [{ count: 50, minutes: 15 }]

const counters = ({ email, address }: Login) => ({
  here: { kind: 'login-here', subject: `${email} ${address}` },
  anywhere: { kind: 'login-anywhere', subject: email },
})

/**
 * Signs in. A try is counted before the password is looked at, so parallel ones count too, and taken off again when it was
 * right. Unknown addresses cost the same work and get the same answer.
 */
export async function logIn(deps: Deps, login: Login) {
  const { database, sessions, passwords } = deps
  const isKnown = await countTry(deps, login)
  const account = await findAccount(database.db, login.email)
  if (!(await passwords.verify(account?.password_hash, login.password)) || !account) {
    throw problem('credentials-wrong')
  }
  await forgiveTry(deps, login, isKnown)
  return { userId: account.id, ...(await sessions.start(database.db, account.id, login.userAgent)) }
}

/** Nobody can lock a person out from afar: where they signed in within a day, only what happens there counts. */
async function countTry({ database, attempts }: Deps, login: Login) {
  const { here, anywhere } = counters(login)
  return database.transaction(async (tx) => {
    const isKnown = await isKnownAddress(tx, attempts, login)
    const waitHere = await attempts.take(tx, here, FROM_ONE_ADDRESS)
    const wait = waitHere ?? (isKnown ? null : await attempts.take(tx, anywhere, FROM_STRANGERS))
    if (wait !== null) throw tooMany(wait)
    return isKnown
  })
}

async function forgiveTry({ database, attempts }: Deps, login: Login, isKnown: boolean) {
  const { here, anywhere } = counters(login)
  await database.transaction(async (tx) => {
    await noteKnownAddress(tx, attempts, login)
    await attempts.clear(tx, here)
    if (!isKnown) await attempts.giveBack(tx, anywhere)
  })
}
