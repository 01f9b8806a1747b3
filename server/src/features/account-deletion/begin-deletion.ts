import type { Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { problem } from '#platform/problems/problem.ts'
import { passwordWrong, type ProofDeps, provePassword } from '#features/users/prove-password.ts'
import { queueDeletionEmail } from './deletion-emails.ts'
import * as store from './deletion.store.ts'

/** Name of a job in queues: it stays as it is. */
export const ERASE_ACCOUNT = 'erase-account'

type Request = { userId: string; password: string }

/** Deletes the account of whoever knows its password: closed at once, erased when the time to change one's mind is over. */
export async function deleteOwnAccount(
  deps: ProofDeps & { forget: (userId: string) => void },
  { userId, password }: Request,
): Promise<{ eraseAt: Date }> {
  const checked = await provePassword(deps, userId, password)
  const begun = await deps.database.transaction(async (tx) => {
    const account = await store.lockAccount(tx, userId)
    if (!account) throw problem('unauthenticated')
    if (account.role !== 'buyer') throw problem('not-a-buyer')
    // Since the password was checked it may have been changed, by whoever it really belongs to.
    if (account.passwordHash !== checked) throw passwordWrong()
    return beginDeletion(tx, { userId, askedBy: 'person' })
  })
  deps.forget(userId)
  return begun
}

/** Within a transaction that has locked the account: closes it, and promises to erase it and to write to its person. */
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

/** How an admin deletes and keeps somebody's account; both lock it and throw a problem where it cannot be. */
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
