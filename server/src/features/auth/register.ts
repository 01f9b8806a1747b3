import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import { recordEvent } from '#platform/events.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import { problem } from '#platform/problem.ts'
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
  address: string
  userAgent: string | undefined
}

/** New accounts of one network address in an hour; a whole display home may share one. */
const PER_HOUR = 100
const perAddress = (scale: number) => [{ count: Math.max(1, Math.floor(PER_HOUR * scale)), minutes: 60 }]

/** Creates a buyer and their first session. Of two registrations of one address at once, one wins. */
export async function register({ database, attempts, sessions, passwords, env }: Deps, newcomer: Newcomer) {
  const { name, email, password, hasInstalledApp, address, userAgent } = newcomer
  const fromAddress = { kind: 'register-address', subject: address }
  if (await isEmailTaken(database.db, email)) throw problem('email-taken')
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (tx) => {
    const wait = await attempts.take(tx, fromAddress, perAddress(env.rateLimitScale))
    if (wait !== null) throw tooMany(wait)
    const userId = await insertBuyer(tx, { name, email, passwordHash, hasInstalledApp })
    if (!userId) throw problem('email-taken')
    await recordEvent(tx, 'registered', userId)
    return { userId, ...(await sessions.start(tx, userId, userAgent)) }
  })
}
