import type { Database } from '#platform/database.ts'
import { recordEvent } from '#platform/events.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import { problem } from '#platform/problem.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { insertBuyer, isEmailTaken } from '#features/users/users.store.ts'

type Deps = { database: Database; sessions: Sessions; passwords: PasswordHash }
type Newcomer = {
  name: string
  email: string
  password: string
  hasInstalledApp: boolean
  userAgent: string | undefined
}

/** Creates a buyer and their first session. Of two registrations of one address at once, one wins. */
export async function register({ database, sessions, passwords }: Deps, newcomer: Newcomer) {
  const { name, email, password, hasInstalledApp, userAgent } = newcomer
  if (await isEmailTaken(database.db, email)) throw problem('email-taken')
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (tx) => {
    const userId = await insertBuyer(tx, { name, email, passwordHash, hasInstalledApp })
    if (!userId) throw problem('email-taken')
    await recordEvent(tx, 'registered', userId)
    return { userId, ...(await sessions.start(tx, userId, userAgent)) }
  })
}
