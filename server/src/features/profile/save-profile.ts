import type { Profile, ProfileChange } from '@dream/contract/api/account/profile'
import type { Database } from '#platform/database/database.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { updateName } from '#features/users/users.store.ts'
import { answersAfter, contradictions, missingAnswers, stepAfter, toProfile } from './profile-answers.ts'
import { lockProfile, readProfile, updateProfile } from './profile.store.ts'

/** Saves the answers of a step. They must be consistent with the stored ones. */
export async function saveProfile(
  database: Database,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  return database.transaction(async (tx) => {
    await lockProfile(tx, userId)
    const before = await readProfile(tx, userId)
    if (!before) throw problem('unauthenticated')
    const answers = answersAfter(before.answers, change)
    const errors = contradictions(answers)
    // A completed profile may be edited but not emptied: the deck and the broker rely on it.
    if (before.isComplete) errors.push(...missingAnswers(answers))
    if (errors.length > 0) throw invalid(errors)
    const { name, ...rest } = change
    if (name !== undefined) await updateName(tx, userId, name)
    await updateProfile(tx, userId, { ...rest, step: stepAfter(before.step, change) })
    const after = await readProfile(tx, userId)
    if (!after) throw problem('unauthenticated')
    return toProfile(after)
  })
}
