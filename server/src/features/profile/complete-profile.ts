import type { User } from '@dream/contract/api/account/user'
import type { Database } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { completeProfileOf, findUser } from '#features/users/users.store.ts'
import { missingAnswers } from './profile-answers.ts'
import { lockProfile, readProfile } from './profile.store.ts'

type Deps = { database: Database; sessions: Pick<Sessions, 'forget'> }

/** Opens the app once the required steps are answered; idempotent. */
export async function completeProfile({ database, sessions }: Deps, userId: string): Promise<User> {
  const user = await database.transaction(async (tx) => {
    await lockProfile(tx, userId)
    const profile = await readProfile(tx, userId)
    if (!profile) throw problem('unauthenticated')
    const missing = missingAnswers(profile.answers)
    if (missing.length > 0) throw invalid(missing)
    if (await completeProfileOf(tx, userId)) await recordEvent(tx, 'profile-completed', userId)
    return findUser(tx, userId)
  })
  if (!user) throw problem('unauthenticated')
  sessions.forget(userId)
  return user
}
