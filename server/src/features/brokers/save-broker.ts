import type { BrokerProfile, BrokerProfileInput } from '@dream/contract/api/sections/brokers'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { readName, readOwnBroker, updateBrokerProfile } from './brokers.store.ts'

/** A broker's own page, also before anything was written on it. */
export async function openOwnPage({ db }: Database, userId: string): Promise<BrokerProfile> {
  const broker = await readOwnBroker(db, userId)
  if (!broker) {
    const name = await readName(db, userId)
    if (name === null) throw problem('unauthenticated')
    const nothing = { checks: [], replyMinutes: null, replyCount: 0, buyerCount: 0, version: 0 }
    return { id: userId, name, portrait: null, status: 'draft', ...nothing }
  }
  return { ...broker, awayUntil: broker.awayUntil?.toISOString() ?? null }
}

/** Changes a broker's own page, unless it was changed elsewhere since it was read. */
export async function saveOwnPage(
  database: Database,
  userId: string,
  input: BrokerProfileInput & { version: number },
): Promise<BrokerProfile> {
  if (!(await updateBrokerProfile(database.db, userId, input))) throw problem('profile-changed')
  return openOwnPage(database, userId)
}
