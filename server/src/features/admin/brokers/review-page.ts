import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Background } from '#platform/jobs/background.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { lockPage, publishPage, readReview, sendPageBack } from './review.store.ts'

export type ReviewDeps = {
  env: { publicUrl: string }
  database: Database
  messenger: Messenger
  background: Background
}

/** Publishes the version of a page that the admin has read, and tells the broker. */
export async function publish(deps: ReviewDeps, by: AdminCaller, seen: { id: string; version: number }) {
  const review = await change(
    deps.database,
    { by, action: 'broker.publish', entity: 'broker', entityId: seen.id },
    async (tx) => {
      const { broker } = await lockWaiting(tx, seen)
      await publishPage(tx, seen.id)
      const result = await known(tx, seen.id)
      return { before: { status: broker.status }, after: { status: result.broker.status }, result }
    },
  )
  mail(deps, review, {
    subject: `Your page on ${BRAND.name} is published`,
    title: 'Your page is published',
    lines: ['Buyers find you from now on. You get a message as soon as somebody chooses you.'],
    action: { label: 'Open your desk', url: `${deps.env.publicUrl}/broker-chats` },
  })
  return review
}

type SentBack = { id: string; version: number; reason: string }

/** Sends the version of a page that the admin has read back to its broker, with what to change. */
export async function sendBack(deps: ReviewDeps, by: AdminCaller, { reason, ...seen }: SentBack) {
  const review = await change(
    deps.database,
    { by, action: 'broker.send-back', entity: 'broker', entityId: seen.id, reason },
    async (tx) => {
      const { broker } = await lockWaiting(tx, seen)
      await sendPageBack(tx, seen.id, reason)
      const result = await known(tx, seen.id)
      return { before: { status: broker.status }, after: { status: result.broker.status }, result }
    },
  )
  mail(deps, review, {
    subject: `Your page on ${BRAND.name} needs a change`,
    title: 'Your page needs a change',
    lines: ["We've read your page and ask you to change something before buyers see it:"],
    quote: reason,
    action: { label: 'Open your page', url: `${deps.env.publicUrl}/broker-profile` },
    notes: ['Once you save it, we read it again.'],
  })
  return review
}

/** The page as it is, still waiting and still the one that was read. */
async function lockWaiting(tx: Tx, { id, version }: { id: string; version: number }): Promise<BrokerReview> {
  await lockPage(tx, id)
  const review = await known(tx, id)
  if (!review.page || review.broker.status !== 'review') throw problem('already-decided')
  refuseStale(version, review.page)
  return review
}

async function known(tx: Tx, id: string): Promise<BrokerReview> {
  const review = await readReview(tx, id)
  if (!review) throw problem('not-found')
  return review
}

function mail({ background, messenger }: ReviewDeps, { broker }: BrokerReview, letter: Omit<Letter, 'to'>) {
  void background('Emailing what became of a broker page', () =>
    messenger.email({ ...letter, to: broker.email }),
  )
}
