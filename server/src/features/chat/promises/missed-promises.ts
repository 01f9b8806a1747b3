import { promisedReplyMinutes, REPLY_PROMISE } from '@dream/contract/rules/brokers/brokers'
import { promiseUsed } from '@dream/contract/rules/brokers/promise'
import type { Database } from '#platform/database/database.ts'
import { noteMissed, readUnanswered, type Unanswered } from './missed-promises.store.ts'

type Deps = {
  database: Database
  /** Notifies the clients of both; called after the commit. */
  publishUpdate: (update: {
    conversationId: string
    userIds: readonly string[]
    seq: number
    hasChanged: boolean
  }) => void
}

const BATCH_SIZE = 500
/** Whether a question has waited for longer than its broker promises, in the broker's working hours. */
export function isPromiseMissed({ hours, timeZone, askedAt, replyMinutes }: Unanswered, now: Date): boolean {
  return promiseUsed({ hours, timeZone, replyMinutes }, askedAt, now) > 1
}

/** Finds first replies that are later than promised, offers their buyers another broker, and records them. */
export async function reportMissedPromises(
  { database, publishUpdate }: Deps,
  now = new Date(),
): Promise<void> {
  for (const each of await readUnanswered(database.db, REPLY_PROMISE.atLeast, BATCH_SIZE)) {
    if (!isPromiseMissed(each, now)) continue
    const { conversationId, brokerId, buyerId, askedAt, replyMinutes } = each
    const promisedMinutes = promisedReplyMinutes(replyMinutes)
    const missed = { conversationId, brokerId, askedAt, promisedMinutes }
    const seq = await database.transaction((tx) => noteMissed(tx, missed))
    if (seq !== null) publishUpdate({ conversationId, userIds: [buyerId, brokerId], seq, hasChanged: true })
  }
}
