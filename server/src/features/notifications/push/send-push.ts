import { type NotificationKind, quietUntil } from '@dream/contract/rules/notifications'
import type { z } from 'zod'
import type { Database, Db } from '#platform/database.ts'
import type { Logger } from '#platform/logger.ts'
import type { PushOutcome, PushSender } from '#platform/push/push-sender.ts'
import { readSettings } from '../settings.store.ts'
import { deleteSubscription, readSubscription } from '../subscriptions.store.ts'
import { countUnread, readUnread } from '../unread/unread.store.ts'
import { type About, tagOf, topicOf } from './about.ts'
import { type Notice, noticeOfMessages, noticeOfNews } from './compose-push.ts'
import { type PushJob, queuePush } from './queue-push.ts'

export type PushDeps = { database: Database; send: PushSender; log: Logger }

const KIND: Record<About['kind'], NotificationKind> = {
  messages: 'messages',
  unlock: 'unlocks',
  'new-designs': 'newDesigns',
}
const DAY_S = 24 * 60 * 60
const MOST_REFUSALS = 10
const SECOND_MS = 1000

/** Tells a device, if there still is something to tell; in quiet hours it waits for their end. */
export async function sendPush(deps: PushDeps, job: z.output<typeof PushJob>): Promise<void> {
  const { db } = deps.database
  const device = await readSubscription(db, job.subscriptionId)
  if (!device) return
  const settings = await readSettings(db, device.user_id)
  if (!settings[KIND[job.about.kind]]) return
  const quietEnd = quietUntil(settings.quiet, settings.timeZone, device.now)
  if (quietEnd) return queuePush(db, job, quietEnd)
  const notice = await noticeOf(db, job.about, { userId: device.user_id, showsWords: settings.showsWords })
  if (!notice) return
  const outcome = await deps.send(device, {
    ...(await letterOf(db, device.user_id, { ...notice, tag: tagOf(job.about) })),
    urgency: job.about.kind === 'messages' ? 'high' : 'normal',
  })
  await settle(deps, { device, job, outcome })
}

async function noticeOf(db: Db, about: About, wish: { userId: string; showsWords: boolean }) {
  if (about.kind !== 'messages') return noticeOfNews(about)
  const unread = await readUnread(db, { conversationId: about.conversationId, userId: wish.userId })
  return unread && noticeOfMessages(unread, wish)
}

/** What a device gets, with the number for the app's icon. */
export async function letterOf(db: Db, userId: string, notice: Notice & { tag: string }) {
  const payload = JSON.stringify({ ...notice, badge: await countUnread(db, userId) })
  return { payload, ttlS: DAY_S, topic: topicOf(notice.tag) }
}

type Sent = {
  device: NonNullable<Awaited<ReturnType<typeof readSubscription>>>
  job: z.output<typeof PushJob>
  outcome: PushOutcome
}

async function settle({ database, log }: PushDeps, { device, job, outcome }: Sent): Promise<void> {
  const { kind } = outcome
  const service = URL.parse(device.endpoint)?.hostname
  if (kind === 'gone') return deleteSubscription(database.db, device)
  if (kind === 'refused') return log.warn({ service, status: outcome.status }, 'A push service refuses us')
  if (kind === 'sent') return
  const isLast = job.refusals >= MOST_REFUSALS
  if (isLast || outcome.afterS === null) throw new Error(`${service} answered ${outcome.status}`)
  const runAt = new Date(device.now.getTime() + outcome.afterS * SECOND_MS)
  await queuePush(database.db, { ...job, refusals: job.refusals + 1 }, runAt)
}
