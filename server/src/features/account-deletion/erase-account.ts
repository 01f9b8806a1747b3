import type { Database, Tx } from '#platform/database/database.ts'
import { change } from '#features/admin/audit/change.ts'
import { storeEvent } from '#features/chat/messages/store-message.store.ts'
import { queueErasing } from './begin-deletion.ts'
import { queueErasedEmail } from './deletion-emails.ts'
import { lockAccount } from './deletion.store.ts'
import * as store from './erase.store.ts'

/** Conversation that has changed for its broker. */
type Changed = { conversationId: string; userIds: readonly string[]; seq: number; changeSeq: number }

export type EraseDeps = {
  database: Database
  /** Deletes an unused file from the store, and then its row. */
  forgetFile: (fileId: string) => Promise<void>
  /** Deletes the person's data exports. */
  removeExports: (userId: string) => Promise<void>
  publishChange: (change: Changed) => void
  publishUpdate: (update: Omit<Changed, 'changeSeq'> & { hasChanged: boolean }) => void
}

const FILES_AT_ONCE = 100
const A_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Erases an account whose grace period is over: blocks signing in, then deletes its files, then everything else in one
 * transaction. Idempotent: a killed job is retried and continues. An account whose deletion was cancelled before is left alone.
 */
export async function eraseAccount(deps: EraseDeps, userId: string, signal?: AbortSignal): Promise<void> {
  const { database } = deps
  if (!(await database.transaction((tx) => begin(tx, userId)))) return
  for (;;) {
    signal?.throwIfAborted()
    const files = await database.transaction((tx) => store.dropFiles(tx, userId, FILES_AT_ONCE))
    if (files.length === 0) break
    for (const id of files) await deps.forgetFile(id)
  }
  await deps.removeExports(userId)
  const changed = await change(
    database,
    { by: { source: 'job' }, action: 'person.erase', entity: 'person', entityId: userId },
    async (tx) => ({
      before: { isErased: false },
      after: { isErased: true },
      result: await erase(tx, userId),
    }),
  )
  for (const each of changed) {
    deps.publishChange(each)
    deps.publishUpdate({ ...each, hasChanged: true })
  }
}

/** Closes the account for good when that is due; returns false while it waits, or when nothing is left to erase. */
async function begin(tx: Tx, userId: string): Promise<boolean> {
  const account = await lockAccount(tx, userId)
  if (!account) return false
  const deletion = await store.readDueDeletion(tx, userId)
  if (!deletion) return false
  if (deletion.isBegun) return true
  // Reported messages are evidence until the report is decided.
  const waitUntil = deletion.isReported ? new Date(Date.now() + A_DAY_MS) : deletion.waitUntil
  if (waitUntil) {
    await queueErasing(tx, userId, waitUntil)
    return false
  }
  await store.closeForGood(tx, userId)
  return true
}

/** Erases everything of a person but their files. Messages by their brokers stay, in conversations with a deleted account. */
async function erase(tx: Tx, userId: string): Promise<Changed[]> {
  const account = await lockAccount(tx, userId)
  if (!account) return []
  if (await store.hasFiles(tx, userId)) throw new Error('Another file came while an account was erased')
  const conversations = await store.lockConversations(tx, userId)
  await store.lockBrokers(tx, conversations)
  for (const { id, brokerId, isOpen } of conversations) {
    if (!isOpen) continue
    await storeEvent(tx, { conversationId: id, userId, event: 'account-deleted' })
    await store.closeConversation(tx, { id, brokerId })
  }
  const changed = conversations.length === 0 ? [] : await store.anonymise(tx, userId)
  await store.eraseRest(tx, userId)
  await queueErasedEmail(tx, account.email)
  return changed.map(({ id, brokerId, seq, changeSeq }) => ({
    conversationId: id,
    userIds: [brokerId],
    seq,
    changeSeq,
  }))
}

/** Enqueues due erasures again: for jobs that have failed for good, and for accounts that a restored backup has brought back. */
export async function resumeErasing({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    await store.bringBackErased(tx)
    for (const userId of await store.findOverdue(tx)) await queueErasing(tx, userId)
    await store.deleteFailedFarewells(tx)
  })
}
