import type { Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { problem } from '#platform/problems/problem.ts'
import { passwordWrong, type ProofDeps, provePassword } from '#features/users/prove-password.ts'
import { queueDeletionEmail } from './deletion-emails.ts'
import * as store from './deletion.store.ts'

/** Job name in queues: must not change. */
export const ERASE_ACCOUNT = 'erase-account'

type Request = { userId: string; password: string }

/** Deletes the account after checking its password: closed at once, erased at the end of the grace period. */
export async function deleteOwnAccount(
  deps: ProofDeps & { forget: (userId: string) => void },
  { userId, password }: Request,
): Promise<{ eraseAt: Date }> {
  const checked = await provePassword(deps, userId, password)
  const begun = await deps.database.transaction(async (tx) => {
    const account = await store.lockAccount(tx, userId)
    if (!account) throw problem('unauthenticated')
    if (account.role !== 'buyer') throw problem('not-a-buyer')
    // The password may have been changed by the account's owner since the check.
    if (account.passwordHash !== checked) throw passwordWrong()
    return beginDeletion(tx, { userId, askedBy: 'person' })
  })
  deps.forget(userId)
  return begun
}

/** Closes the account and enqueues its erasure and the email about it. Needs a transaction that has locked the account. */
export async function beginDeletion(
  tx: Tx,
  { userId, askedBy }: { userId: string; askedBy: store.AskedBy },
): Promise<{ eraseAt: Date; isNew: boolean }> {
  const begun = await store.insertDeletion(tx, { userId, askedBy })
  await store.deleteSessions(tx, userId)
  if (!begun.isNew) return begun
  await queueErasing(tx, userId, begun.eraseAt)
  await queueDeletionEmail(tx, { kind: 'begun', userId })
  return begun
}

export const queueErasing = (tx: Tx, userId: string, runAt?: Date) =>
  enqueue(tx, { name: ERASE_ACCOUNT, payload: { userId } }, { key: `${ERASE_ACCOUNT}:${userId}`, runAt })

/** Deletes and keeps accounts on behalf of admins; both lock the account and throw a problem where that is refused. */
export const createDeletionForAdmins = () => ({
  async begin(tx: Tx, userId: string): Promise<Date> {
    const account = await store.lockAccount(tx, userId)
    if (!account) throw problem('not-found')
    if (account.role !== 'buyer') throw problem('not-a-buyer')
    const { eraseAt, isNew } = await beginDeletion(tx, { userId, askedBy: 'admin' })
    if (!isNew) throw problem('already-leaving')
    return eraseAt
  },
  async keep(tx: Tx, userId: string): Promise<void> {
    await store.lockAccount(tx, userId)
    if (!(await store.keepAccount(tx, userId))) throw problem('not-leaving')
  },
})
