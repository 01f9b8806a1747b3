import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import { saveConsent } from '#features/consent/consent.store.ts'
import { refuseWeakPassword } from '#features/password/refuse-weak-password.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { insertBuyer, isEmailTaken } from '#features/users/users.store.ts'

type Deps = {
  env: { rateLimitScale: number; brokerageName: string }
  database: Database
  attempts: Attempts
  sessions: Sessions
  passwords: PasswordHash
  securityLog: Pick<SecurityLog, 'note'>
  /** Whether registration is open. */
  takesRegistrations: () => boolean
}
type Newcomer = {
  name: string
  email: string
  password: string
  hasInstalledApp: boolean
  consentVersion?: string | undefined
  ip: string
  requestId: string
  userAgent: string | undefined
}

/** Rate limit of new accounts per IP; a whole display home may share one. */
const PER_HOUR = 100
const perIp = (scale: number) => [{ count: Math.max(1, Math.floor(PER_HOUR * scale)), minutes: 60 }]

/** Creates a buyer and their first session. Of two registrations of one email at once, one wins. */
export async function register(deps: Deps, newcomer: Newcomer) {
  const { database, sessions, passwords, securityLog } = deps
  if (!deps.takesRegistrations()) throw problem('registrations-closed')
  const { name, email, password, hasInstalledApp, userAgent, ip, requestId } = newcomer
  await countTry(deps, ip)
  if (await isEmailTaken(database.db, email)) {
    securityLog.note({ kind: 'register-taken', ip, requestId })
    throw problem('email-taken')
  }
  refuseWeakPassword(deps.env, password, { name, email })
  const passwordHash = await passwords.hash(password)
  const opened = await database.transaction(async (tx) => {
    const userId = await insertBuyer(tx, { name, email, passwordHash, hasInstalledApp })
    if (!userId) throw problem('email-taken')
    if (newcomer.consentVersion === CONSENT_VERSION) await saveConsent(tx, userId, CONSENT_VERSION)
    await recordEvent(tx, 'registered', userId)
    const started = await sessions.start(tx, { userId, passwordHash, userAgent })
    if (!started) throw new Error('An account that was just made let nobody in')
    return { userId, ...started }
  })
  const { userId, sessionId } = opened
  securityLog.note({ kind: 'registered', userId, sessionId, ip, requestId })
  return opened
}

/** Counts every outcome: otherwise a list of emails could be checked for accounts. */
const countTry = ({ database, attempts, env }: Deps, ip: string) =>
  database.transaction((tx) =>
    attempts.takeOrThrow(tx, { kind: 'register-address', subject: ip }, perIp(env.rateLimitScale)),
  )
