import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { lockPage, publishPage, readReview, sendPageBack } from './review.store.ts'

export type ReviewDeps = {
  env: { publicUrl: string }
  database: Database
  messageQueue: MessageQueue
}

/** Publishes the version of a page that the admin has reviewed, and notifies the broker. */
export function publish(deps: ReviewDeps, by: AdminCaller, seen: { id: string; version: number }) {
  return change(
    deps.database,
    { by, action: 'broker.publish', entity: 'broker', entityId: seen.id },
    async (tx) => {
      const { broker } = await lockWaiting(tx, seen)
      await publishPage(tx, seen.id)
      const result = await known(tx, seen.id)
      const before = { status: broker.status, hasChanges: broker.hasChanges }
      const after = { status: result.broker.status, hasChanges: result.broker.hasChanges }
      await deps.messageQueue.email(tx, {
        to: broker.email,
        subject: `Your page on ${BRAND.name} is published`,
        title: 'Your page is published',
        lines: ['Buyers see it from now on. You get a message as soon as somebody chooses you.'],
        action: { label: 'Open your desk', url: `${deps.env.publicUrl}/broker-chats` },
      })
      return { before, after, result }
    },
  )
}

type SentBack = { id: string; version: number; reason: string }

/** Sends the reviewed version of a page back to its broker, with the changes to make. */
export function sendBack(deps: ReviewDeps, by: AdminCaller, { reason, ...seen }: SentBack) {
  return change(
    deps.database,
    { by, action: 'broker.send-back', entity: 'broker', entityId: seen.id, reason },
    async (tx) => {
      const { broker } = await lockWaiting(tx, seen)
      await sendPageBack(tx, seen.id, reason)
      const result = await known(tx, seen.id)
      const before = { status: broker.status, hasChanges: broker.hasChanges }
      const after = { status: result.broker.status, hasChanges: result.broker.hasChanges }
      await deps.messageQueue.email(tx, {
        to: broker.email,
        subject: `Your page on ${BRAND.name} needs a change`,
        title: 'Your page needs a change',
        lines: ["We've read what you wrote and ask you to change something before buyers see it:"],
        quote: reason,
        action: { label: 'Open your page', url: `${deps.env.publicUrl}/broker-profile` },
        notes: ['Once you save it, we read it again.'],
      })
      return { before, after, result }
    },
  )
}

/** Locks a page that still waits and still has the reviewed version. */
async function lockWaiting(tx: Tx, { id, version }: { id: string; version: number }): Promise<BrokerReview> {
  await lockPage(tx, id)
  const review = await known(tx, id)
  const isWaiting = review.broker.status === 'review' || review.broker.hasChanges
  if (!review.page || !isWaiting) throw problem('already-decided')
  refuseStale(version, review.page)
  return review
}

async function known(tx: Tx, id: string): Promise<BrokerReview> {
  const review = await readReview(tx, id)
  if (!review) throw problem('not-found')
  return review
}
