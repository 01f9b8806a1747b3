import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Locks a broker's account, suspended or not; with a lock weak enough for buyers who are choosing them now. */
export async function lockBrokerAccount(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'broker')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function countOpen(db: Db | Tx, brokerId: string): Promise<number> {
  const row = await db
    .selectFrom('conversations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('broker_id', '=', brokerId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Remaining capacity of a listed broker; null for anybody else. */
export async function readPlaces(tx: Tx, brokerId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('brokers as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(sql<number>`b.capacity - b.buyer_count`.as('places'))
    .where('b.user_id', '=', brokerId)
    .where('b.status', '=', 'published')
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.places ?? null
}

/** Buyers with an open conversation with a suspended broker; none once the suspension is lifted. */
export async function readBuyersLeft(db: Db, brokerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations as c')
    .innerJoin('users as u', 'u.id', 'c.broker_id')
    .select('c.buyer_id')
    .where('c.broker_id', '=', brokerId)
    .where('c.closed_at', 'is', null)
    .where('u.disabled_at', 'is not', null)
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows.map(({ buyer_id }) => buyer_id)
}

/** Clears a buyer's chosen broker, so that they choose another one. */
export async function unselectBroker(tx: Tx, { buyerId, brokerId }: Record<'buyerId' | 'brokerId', string>) {
  await tx
    .updateTable('users')
    .set({ selected_broker_id: null })
    .where('id', '=', buyerId)
    .where('selected_broker_id', '=', brokerId)
    .execute()
}

/** Whether either of the two has blocked the other before. */
export async function isBlocked(tx: Tx, { buyerId, brokerId }: Record<'buyerId' | 'brokerId', string>) {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('broker_id', '=', brokerId)
    .where('blocked_by', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Name and email of a person. */
export async function readPerson(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .where('is_erased', '=', false)
    .executeTakeFirst()
}
