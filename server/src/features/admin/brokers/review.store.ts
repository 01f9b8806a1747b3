import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { readBroker } from './brokers.store.ts'

/** A broker with their page as it is written now; null when there is no such broker. */
export async function readReview(db: Db | Tx, id: string): Promise<BrokerReview | null> {
  const broker = await readBroker(db, id)
  if (!broker) return null
  const row = await db
    .selectFrom('brokers')
    .select(['company', 'headline', 'about', 'states', 'areas', 'specialties', 'languages', 'hours', 'abn'])
    .select(['capacity', 'version', 'how_i_work as howIWork', 'how_paid as howPaid', 'time_zone as timeZone'])
    .select(['away_until as awayUntil', 'sent_back_reason as sentBackReason'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (!row) return { broker, page: null, sentBackReason: null }
  const { sentBackReason, awayUntil, ...page } = row
  return { broker, page: { ...page, awayUntil: awayUntil?.toISOString() ?? null }, sentBackReason }
}

/** Locks a broker's page, so that of two decisions at once the second sees the first, and neither a change of the page. */
export async function lockPage(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('brokers').select('user_id').where('user_id', '=', id).forUpdate().execute()
}

/** Lists a broker. Needs the lock of the page. */
export async function publishPage(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('brokers')
    .set({ status: 'published', sent_back_reason: null, updated_at: sql`now()` })
    .where('user_id', '=', id)
    .execute()
}

/** Keeps why a page was sent back. Needs the lock of the page. */
export async function sendPageBack(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.updateTable('brokers').set({ sent_back_reason: reason }).where('user_id', '=', id).execute()
}
