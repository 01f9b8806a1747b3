import type { Database } from '#platform/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queuePush } from '../push/queue-push.ts'
import { readSubscriptionIds } from '../subscriptions.store.ts'
import { planUnread } from './plan-unread.ts'
import { holdUnread, noteTold } from './unread.store.ts'

/** The database enqueues the first one itself, with the message. */
export const LOOK_AT_UNREAD = 'look-at-unread'
export const MAIL_UNREAD = 'mail-unread'

type Mine = { conversationId: string; userId: string }

/**
 * Looks whether somebody has still not read what they got, and has them told of it. Everything is decided and enqueued
 * in one transaction: a job that is done twice finds the second time that it was told already.
 */
export async function lookAtUnread({ database }: { database: Database }, mine: Mine): Promise<void> {
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
    const key = `${conversationId}:${userId}`
    if (isMailDue) await enqueue(tx, { name: MAIL_UNREAD, payload: mine }, { key: `mail:${key}` })
    if (lookAt) {
      await enqueue(tx, { name: LOOK_AT_UNREAD, payload: mine }, { key: `look:${key}`, runAt: lookAt })
    }
  })
}
