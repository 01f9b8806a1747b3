import { PROBLEMS } from '@dream/contract/api/errors'
import type { Database } from '#platform/database/database.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { findAccount } from './users.store.ts'

export type ProofDeps = { database: Database; attempts: Attempts; passwords: PasswordHash }

/** Rate limit of wrong passwords of a signed-in person, shared by all uses. */
const TRIES = [{ count: 10, minutes: 15 }]

export const passwordWrong = () =>
  problem('password-wrong', { errors: [{ path: 'password', message: PROBLEMS['password-wrong'].message }] })

/**
 * Checks a signed-in person's password again; throws `password-wrong`. Returns the checked hash, which the change compares again
 * under a lock.
 */
export async function provePassword(
  { database, attempts, passwords }: ProofDeps,
  userId: string,
  password: string,
): Promise<string> {
  const account = await findAccount(database.db, { id: userId })
  if (!account) throw problem('unauthenticated')
  const tries = { kind: 'password-proof', subject: userId }
  await database.transaction((tx) => attempts.takeOrThrow(tx, tries, TRIES))
  if (!(await passwords.verify(account.password_hash, password))) throw passwordWrong()
  await attempts.clear(database.db, tries)
  return account.password_hash
}
