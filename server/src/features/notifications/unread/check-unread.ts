import { type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Logger } from '#platform/process/logger.ts'
import { queuePush } from '../push/queue-push.ts'
import { readSubscriptionIds } from '../subscriptions.store.ts'
import { planUnread } from './plan-unread.ts'
import {
  findDueUnreadChecks,
  lockUnread,
  type UnreadKey,
  markNotified,
  postponeUnreadCheck,
} from './unread.store.ts'

export const EMAIL_UNREAD = 'email-unread'

/** Max checks of one run; the next run does the rest. */
const MAX_CHECKS = 500
const RETRY_AFTER_S = 60

type Deps = { database: Database; log: Logger }

/**
 * Runs due checks, which storing a message schedules. Sequential, to keep locks from delaying people who are writing. A check that
 * fails, even by a statement time-out, does not hold up the others.
 */
export async function checkUnread({ database, log }: Deps): Promise<void> {
  for (const key of await findDueUnreadChecks(database.db, MAX_CHECKS)) {
    try {
      await checkOne(database, key)
    } catch (error) {
      // Fails too when the database is down: then all of them stay due.
      await postponeUnreadCheck(database.db, key, RETRY_AFTER_S)
      log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
        { err: error, ...key },
        `Unread check failed; retrying in ${RETRY_AFTER_S} s`,
      )
    }
  }
}

/**
 * Queues the due notifications of a person with unread messages. Decides and enqueues in one transaction: a second check finds
 * that they were notified already.
 */
async function checkOne(database: Database, key: UnreadKey): Promise<void> {
  await database.transaction(async (tx) => {
    const state = await lockUnread(tx, key)
    if (!state) return
    const { isPushDue, isEmailDue, nextCheckAt } = planUnread({
      now: state.now,
      oldestAt: state.oldest_at,
      unpushedAt: state.untold_at,
      isSoon: state.is_soon,
      isEmailed: state.is_mailed,
      allowsEmail: state.allows_mail,
    })
    await markNotified(tx, key, {
      pushedSeq: isPushDue ? state.last_seq : null,
      mailedSeq: isEmailDue ? state.last_seq : null,
      nextCheckAt,
    })
    const { conversationId, userId } = key
    if (isPushDue) {
      for (const id of await readSubscriptionIds(tx, userId)) {
        await queuePush(tx, { subscriptionId: id, about: { kind: 'messages', conversationId } })
      }
    }
    if (isEmailDue) {
      await enqueue(tx, { name: EMAIL_UNREAD, payload: key }, { key: `mail:${conversationId}:${userId}` })
    }
  })
}
