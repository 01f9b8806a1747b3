import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { insertBuyer, isEmailTaken } from '#features/users/users.store.ts'

type Deps = {
  env: { rateLimitScale: number }
  database: Database
  attempts: Attempts
  sessions: Sessions
  passwords: PasswordHash
}
type Newcomer = {
  name: string
  email: string
  password: string
  hasInstalledApp: boolean
  ip: string
  userAgent: string | undefined
}

/** New accounts of one IP in an hour; a whole display home may share one. */
const PER_HOUR = 100
const perIp = (scale: number) => [{ count: Math.max(1, Math.floor(PER_HOUR * scale)), minutes: 60 }]

/** Creates a buyer and their first session. Of two registrations of one email at once, one wins. */
export async function register({ database, attempts, sessions, passwords, env }: Deps, newcomer: Newcomer) {
  const { name, email, password, hasInstalledApp, ip, userAgent } = newcomer
  const ipKey = { kind: 'register-address', subject: ip }
  if (await isEmailTaken(database.db, email)) throw problem('email-taken')
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, ipKey, perIp(env.rateLimitScale))
    const userId = await insertBuyer(tx, { name, email, passwordHash, hasInstalledApp })
    if (!userId) throw problem('email-taken')
    await recordEvent(tx, 'registered', userId)
    return { userId, ...(await sessions.start(tx, userId, userAgent)) }
  })
}
