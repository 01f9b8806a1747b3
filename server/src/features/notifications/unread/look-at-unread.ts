import { type Database, isDatabaseUnavailable } from '#platform/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Logger } from '#platform/logger.ts'
import { queuePush } from '../push/queue-push.ts'
import { readSubscriptionIds } from '../subscriptions.store.ts'
import { planUnread } from './plan-unread.ts'
import { findDueLooks, holdUnread, type Mine, noteTold, postponeLook } from './unread.store.ts'

export const MAIL_UNREAD = 'mail-unread'

/** So many in one go; who is left is found the next time. */
const MOST = 500

type Deps = { database: Database; log: Logger }

/**
 * Looks after everybody for whom it is time: the message that they got has noted when. One after the other, so that those who
 * write just now wait for nobody. One that fails, and be it that it takes the database too long, keeps no other one waiting.
 */
export async function lookAfterUnread({ database, log }: Deps): Promise<void> {
  for (const mine of await findDueLooks(database.db, MOST)) {
    try {
      await lookAtUnread(database, mine)
    } catch (error) {
      // Fails too when the database is gone: then all of them stay due.
      await postponeLook(database.db, mine)
      log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
        { err: error, ...mine },
        'What is unread could not be looked after; it is tried again in a minute',
      )
    }
  }
}

/**
 * Looks whether somebody has still not read what they got, and has them told of it. Everything is decided and enqueued
 * in one transaction: whoever looks a second time finds that they were told already.
 */
async function lookAtUnread(database: Database, mine: Mine): Promise<void> {
  await database.transaction(async (tx) => {
    const facts = await holdUnread(tx, mine)
    if (!facts) return
    const { isPushDue, isMailDue, lookAt } = planUnread({
      now: facts.now,
      oldestAt: facts.oldest_at,
      untoldAt: facts.untold_at,
      isMailed: facts.is_mailed,
      allowsMail: facts.allows_mail,
    })
    await noteTold(tx, mine, {
      pushedSeq: isPushDue ? facts.last_seq : null,
      mailedSeq: isMailDue ? facts.last_seq : null,
      lookAt,
    })
    const { conversationId, userId } = mine
    if (isPushDue) {
      for (const id of await readSubscriptionIds(tx, userId)) {
        await queuePush(tx, { subscriptionId: id, about: { kind: 'messages', conversationId } })
      }
    }
    if (isMailDue) {
      await enqueue(tx, { name: MAIL_UNREAD, payload: mine }, { key: `mail:${conversationId}:${userId}` })
    }
  })
}
