import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import { isKnownIp, rememberKnownIp } from '#features/sessions/known-ips.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findAccount } from '#features/users/users.store.ts'

type Deps = { database: Database; sessions: Sessions; passwords: PasswordHash; attempts: Attempts }
type Login = { email: string; password: string; ip: string; userAgent: string | undefined }

/** Failures of one account from one IP. */
const FROM_ONE_IP = [{ count: 10, minutes: 15 }]
/** Failures of one account from all IPs that it has not lately signed in from. */
const FROM_STRANGERS = [{ count: 50, minutes: 15 }]

/** Only whoever knows the password reads it. */
const PASSWORD_OVER = 'This temporary password has expired. Ask whoever invited you to send it again.'

const counters = ({ email, ip }: Login) => ({
  here: { kind: 'login-here', subject: `${email} ${ip}` },
  anywhere: { kind: 'login-anywhere', subject: email },
})

/**
 * Signs in. A try is counted before the password is checked, so parallel ones count too, and uncounted when it was
 * right. Unknown emails cost the same work and get the same answer.
 */
export async function logIn(deps: Deps, login: Login) {
  const { database, sessions, passwords } = deps
  const isKnown = await countTry(deps, login)
  const account = await findAccount(database.db, { email: login.email })
  if (!(await passwords.verify(account?.password_hash, login.password)) || !account) {
    throw problem('credentials-wrong')
  }
  if (account.isPasswordOver) throw problem('credentials-wrong', { message: PASSWORD_OVER })
  await uncountTry(deps, login, isKnown)
  return { userId: account.id, ...(await sessions.start(database.db, account.id, login.userAgent)) }
}

/** Nobody can lock a person out from afar: where they signed in within a day, only what happens there counts. */
async function countTry({ database, attempts }: Deps, login: Login) {
  const { here, anywhere } = counters(login)
  return database.transaction(async (tx) => {
    const isKnown = await isKnownIp(tx, attempts, login)
    await attempts.takeOrThrow(tx, here, FROM_ONE_IP)
    if (!isKnown) await attempts.takeOrThrow(tx, anywhere, FROM_STRANGERS)
    return isKnown
  })
}

async function uncountTry({ database, attempts }: Deps, login: Login, isKnown: boolean) {
  const { here, anywhere } = counters(login)
  await database.transaction(async (tx) => {
    await rememberKnownIp(tx, attempts, login)
    await attempts.clear(tx, here)
    if (!isKnown) await attempts.undo(tx, anywhere)
  })
}
