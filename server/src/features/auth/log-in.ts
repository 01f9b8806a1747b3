import type { SecurityKind } from '@dream/contract/rules/admin/security'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { problem, ProblemError } from '#platform/problems/problem.ts'
import type { SecurityLog, SecurityNote } from '#platform/http/security-log.ts'
import {
  checkSecondFactor,
  type SecondFactor,
  type SecondFactorDeps,
} from '#features/factors/authenticator/check-second-factor.ts'
import { isKnownIp, rememberKnownIp } from '#features/sessions/known-ips.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findLogin, isToBeDeleted } from '#features/users/users.store.ts'

type Deps = SecondFactorDeps & {
  sessions: Sessions
  passwords: PasswordHash
  securityLog: Pick<SecurityLog, 'note'>
}
type Login = {
  email: string
  password: string
  /** Code of an authenticator app, or a recovery code. */
  code?: string | undefined
  ip: string
  requestId: string
  userAgent: string | undefined
}

/** Rate limit of failures of one account from one IP. */
const FROM_ONE_IP = [{ count: 10, minutes: 15 }]
/** Rate limit of failures of one account from all IPs without a recent sign-in to it. */
const FROM_STRANGERS = [{ count: 50, minutes: 15 }]

/** Messages that are only shown after the right password. */
const PASSWORD_OVER = 'This temporary password has expired. Ask whoever invited you to send it again.'
const SUSPENDED = 'This account is suspended. If you think we got this wrong, tell us on our contact page.'

const counters = ({ email, ip }: Login) => ({
  here: { kind: 'login-here', subject: `${email} ${ip}` },
  anywhere: { kind: 'login-anywhere', subject: email },
})

/**
 * Signs in. A try is counted before the password is checked, so that parallel ones count too, and uncounted when it was right.
 * Unknown emails cost the same work and get the same answer.
 */
export async function logIn(deps: Deps, login: Login) {
  const { database, passwords } = deps
  const isKnown = await countTry(deps, login)
  const account = await findLogin(database.db, login.email)
  const note = (kind: SecurityKind, sessionId?: string) =>
    noteOf(deps, login, { kind, userId: account?.id, sessionId })
  if (!(await passwords.verify(account?.password_hash, login.password)) || !account) {
    note('login-failed')
    throw problem('credentials-wrong')
  }
  if (account.isSuspended) {
    note('login-failed')
    throw problem('credentials-wrong', { message: SUSPENDED })
  }
  if (account.isPasswordOver) throw problem('credentials-wrong', { message: PASSWORD_OVER })
  const second = await secondFactorOf(deps, login, { userId: account.id, isKnown })
  const verified = { userId: account.id, passwordHash: account.password_hash, userAgent: login.userAgent }
  // Signing in cancels a pending deletion: see account-deletion/keep-account.sql.
  const isKept = await isToBeDeleted(database.db, account.id)
  // The password may have been reset or the account suspended since the hash was read.
  const started = await start(deps, verified, second)
  if (!started) {
    note('login-failed')
    throw problem('credentials-wrong')
  }
  await database.transaction((tx) => rememberKnownIp(tx, deps.attempts, login))
  await uncountTry(deps, login, isKnown)
  note('login', started.sessionId)
  return { userId: account.id, isKept, ...started }
}

type Whose = { userId: string; isKnown: boolean }

/** A login that still lacks its code is not counted as a failure: the password was right. */
async function secondFactorOf(deps: Deps, login: Login, { userId, isKnown }: Whose) {
  try {
    return await checkSecondFactor(deps, { userId, code: login.code })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'second-factor-required') await uncountTry(deps, login, isKnown)
    else noteOf(deps, login, { kind: 'code-wrong', userId, detail: 'second factor' })
    throw error
  }
}

type Verified = Parameters<Sessions['start']>[1]

/** Spends the code in the transaction that starts the session. */
function start({ database, sessions }: Deps, verified: Verified, second: SecondFactor | null) {
  if (!second) return sessions.start(database.db, verified)
  return database.transaction(async (tx) => {
    if (!(await second.spend(tx))) throw problem('code-wrong')
    return sessions.start(tx, verified)
  })
}

const noteOf = ({ securityLog }: Deps, { ip, requestId }: Login, what: SecurityNote) =>
  securityLog.note({ ...what, ip, requestId })

/** Prevents a remote lockout: an IP with a sign-in within a day has its own count. */
async function countTry(deps: Deps, login: Login) {
  const { database, attempts } = deps
  const { here, anywhere } = counters(login)
  const counted = database.transaction(async (tx) => {
    const isKnown = await isKnownIp(tx, attempts, login)
    await attempts.takeOrThrow(tx, here, FROM_ONE_IP)
    if (!isKnown) await attempts.takeOrThrow(tx, anywhere, FROM_STRANGERS)
    return isKnown
  })
  return counted.catch((error: unknown) => {
    if (error instanceof ProblemError) noteOf(deps, login, { kind: 'login-locked' })
    throw error
  })
}

async function uncountTry({ database, attempts }: Deps, login: Login, isKnown: boolean) {
  const { here, anywhere } = counters(login)
  await database.transaction(async (tx) => {
    await attempts.clear(tx, here)
    if (!isKnown) await attempts.undo(tx, anywhere)
  })
}
