import type { BrokerProfile, BrokerProfileInput } from '@dream/contract/api/sections/brokers'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import {
  lockOwnBroker,
  readName,
  readOwnBroker,
  type StoredBroker,
  updateBrokerProfile,
  updateListedPage,
} from './brokers.store.ts'

/** Broker's own page; empty before anything was written. */
export async function openOwnPage({ db }: Database, userId: string): Promise<BrokerProfile> {
  const broker = await readOwnBroker(db, userId)
  if (!broker) {
    const name = await readName(db, userId)
    if (name === null) throw problem('unauthenticated')
    const nothing = { checks: [], replyMinutes: null, replyCount: 0, buyerCount: 0, version: 0 }
    const review = { review: 'none' as const, sentBackReason: null }
    return { id: userId, name, portrait: null, status: 'draft', ...nothing, ...review }
  }
  const { pending, ...page } = broker
  const awayUntil = broker.awayUntil?.toISOString() ?? null
  const checks = page.checks.map(({ what, checkedOn, expiresOn = null }) => ({ what, checkedOn, expiresOn }))
  return { ...page, ...pending, awayUntil, checks, review: reviewOf(broker) }
}

function reviewOf({ status, pending, sentBackReason }: StoredBroker): BrokerProfile['review'] {
  if (sentBackReason !== null) return 'sent-back'
  return status === 'draft' || pending !== null ? 'waiting' : 'none'
}

/** Changes a broker's own page unless its version is stale. Buyers see the approved one until the change is approved. */
export async function saveOwnPage(
  database: Database,
  userId: string,
  input: BrokerProfileInput & { version: number },
): Promise<BrokerProfile> {
  const isSaved = await database.transaction(async (tx) => {
    const known = await lockOwnBroker(tx, userId)
    return known && known.status !== 'draft'
      ? updateListedPage(tx, known, input)
      : updateBrokerProfile(tx, userId, input)
  })
  if (!isSaved) throw problem('profile-changed')
  return openOwnPage(database, userId)
}
