import { type NotificationKind, quietUntil } from '@dream/contract/rules/account/notifications'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import type { z } from 'zod'
import type { Database, Db } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { PushOutcome, PushSender } from '#platform/messages-out/push/push-sender.ts'
import { readSettings } from '../settings.store.ts'
import { deleteSubscription, readSubscription } from '../subscriptions.store.ts'
import { readNew, readUnread } from '../unread/unread.store.ts'
import { type About, tagOf, topicOf } from './about.ts'
import { type Notice, messagesNotice, announcementNotice } from './compose-push.ts'
import { type PushJob, queuePush } from './queue-push.ts'

export type PushDeps = {
  database: Database
  send: PushSender
  log: Logger
  /** Texts of celebrations that an editor has rewritten. */
  unlockTexts: () => Partial<Record<Feature, string>> | undefined
}

/** Setting of each kind; notifications about matches have a separate switch. */
const KIND: Record<Exclude<About['kind'], 'matches'>, NotificationKind> = {
  messages: 'messages',
  unlock: 'unlocks',
  'new-designs': 'newDesigns',
  'come-back': 'comeBack',
}
const DAY_S = 24 * 60 * 60
const MAX_REFUSALS = 10
/** Max conversations listed: a push carries 4 kB, so ids are truncated, and left out when there are many. */
const MAX_LISTED = 150
const LISTED_LENGTH = 8
const SECOND_MS = 1000

/** Sends a push unless its reason is gone; in quiet hours it is queued for their end. */
export async function sendPush(deps: PushDeps, job: z.output<typeof PushJob>): Promise<void> {
  const { db } = deps.database
  const device = await readSubscription(db, job.subscriptionId)
  if (!device) return
  const settings = await readSettings(db, device.user_id)
  if (job.about.kind !== 'matches' && !settings[KIND[job.about.kind]]) return
  const quietEnd = quietUntil(settings.quiet, device.time_zone ?? settings.timeZone, device.now)
  if (quietEnd) return queuePush(db, job, quietEnd)
  const notice = await noticeOf(deps, job.about, {
    userId: device.user_id,
    showsPreview: settings.showsPreview,
  })
  if (!notice) return
  const outcome = await deps.send(device, {
    ...(await pushMessageFor(db, device.user_id, { ...notice, tag: tagOf(job.about) })),
    urgency: job.about.kind === 'messages' ? 'high' : 'normal',
  })
  await handleOutcome(deps, { device, job, outcome })
}

async function noticeOf(
  { database: { db }, unlockTexts }: PushDeps,
  about: About,
  recipient: { userId: string; showsPreview: boolean },
) {
  if (about.kind !== 'messages') return announcementNotice(about, unlockTexts())
  const unread = await readUnread(db, { conversationId: about.conversationId, userId: recipient.userId })
  return unread && messagesNotice(unread, recipient)
}

/**
 * Payload of a push, with the app's badge count and what is still new, so that the device removes notifications of what was read
 * elsewhere.
 */
export async function pushMessageFor(db: Db, userId: string, notice: Notice & { tag: string }) {
  const conversations = await readNew(db, userId)
  const payload = JSON.stringify({
    ...notice,
    badge: conversations.reduce((sum, { count }) => sum + count, 0),
    unread:
      conversations.length > MAX_LISTED ? null : conversations.map(({ id }) => id.slice(0, LISTED_LENGTH)),
  })
  return { payload, ttlS: DAY_S, topic: topicOf(notice.tag) }
}

type Sent = {
  device: NonNullable<Awaited<ReturnType<typeof readSubscription>>>
  job: z.output<typeof PushJob>
  outcome: PushOutcome
}

async function handleOutcome({ database, log }: PushDeps, { device, job, outcome }: Sent): Promise<void> {
  const { kind } = outcome
  const service = URL.parse(device.endpoint)?.hostname
  if (kind === 'gone') return deleteSubscription(database.db, device)
  if (kind === 'refused')
    return log.warn({ service, status: outcome.status }, 'Push refused by its service; it is dropped')
  if (kind === 'sent') return
  const isLast = job.refusals >= MAX_REFUSALS
  if (isLast || outcome.afterS === null) throw new Error(`${service} answered ${outcome.status}`)
  const runAt = new Date(device.now.getTime() + outcome.afterS * SECOND_MS)
  await queuePush(database.db, { ...job, refusals: job.refusals + 1 }, runAt)
}
