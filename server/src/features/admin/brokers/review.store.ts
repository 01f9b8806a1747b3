import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { readBroker } from './broker-list.store.ts'

/** Broker with the current draft of their page; null when there is no such broker. */
export async function readReview(db: Db | Tx, id: string): Promise<BrokerReview | null> {
  const broker = await readBroker(db, id)
  if (!broker) return null
  const row = await db
    .selectFrom('brokers')
    .select([
      'portrait',
      'company',
      'headline',
      'about',
      'states',
      'areas',
      'specialties',
      'languages',
      'hours',
      'abn',
    ])
    .select(['capacity', 'version', 'how_i_work as howIWork', 'how_paid as howPaid', 'time_zone as timeZone'])
    .select(['away_until as awayUntil', 'sent_back_reason as sentBackReason', 'pending'])
    .select(['checks', 'checks_version as checksVersion'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (!row) return { broker, page: null, sentBackReason: null, published: null, checks: [], checksVersion: 0 }
  const { sentBackReason, pending, version, checks: kept, checksVersion, ...stored } = row
  const checks = kept.map(({ what, checkedOn, expiresOn = null, evidence = null }) => ({
    what,
    checkedOn,
    expiresOn,
    evidence,
  }))
  const published = { ...stored, awayUntil: stored.awayUntil?.toISOString() ?? null }
  const page = { ...published, ...pending, version }
  return { broker, page, sentBackReason, published: pending && published, checks, checksVersion }
}

/** Locks a broker's page, so that of two concurrent decisions the second sees the first, and no change of the page intervenes. */
export async function lockPage(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('brokers').select('user_id').where('user_id', '=', id).forUpdate().execute()
}

/** Lists a broker with the reviewed words. Needs the lock of the page. */
export async function publishPage(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('brokers')
    .set({ status: 'published', sent_back_reason: null, updated_at: sql`now()` })
    .where('user_id', '=', id)
    .execute()
  const words = sql`jsonb_to_record(b.pending) as p (
    company text, headline text, about text, "howIWork" text[], "howPaid" text, states text[], areas jsonb,
    specialties text[], languages text[], abn text, portrait text)`
  await sql`
    update brokers b
    set company = p.company, headline = p.headline, about = p.about, how_i_work = p."howIWork", how_paid = p."howPaid",
      portrait = case when b.pending ? 'portrait' then p.portrait else b.portrait end, states = p.states, areas = p.areas, specialties = p.specialties, languages = p.languages, abn = p.abn, pending = null
    from (select b.user_id as id, p.* from brokers b cross join lateral ${words} where b.user_id = ${id} and b.pending is not null) as p
    where b.user_id = p.id`.execute(tx)
}

/** Stores the reason for sending a page back. Needs the lock of the page. */
export async function sendPageBack(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.updateTable('brokers').set({ sent_back_reason: reason }).where('user_id', '=', id).execute()
}
