import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Locks a buyer until the transaction ends, so that two devices cannot choose at once. */
export async function lockBuyer(tx: Tx, userId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Whether brokers are unlocked for a person, and their number of floor-plan likes. */
export async function readUnlock(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('unlocks as k', (join) => join.onRef('k.user_id', '=', 'u.id').on('k.feature', '=', 'brokers'))
    .leftJoin('user_progress as g', 'g.user_id', 'u.id')
    .select(['k.feature', 'g.floor_plan_likes'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return { isUnlocked: row?.feature === 'brokers', floorPlanLikes: row?.floor_plan_likes ?? 0 }
}

/** Open conversation of a buyer. */
export async function readOpenConversation(tx: Tx, buyerId: string) {
  return tx
    .selectFrom('conversations')
    .select(['id', 'broker_id'])
    .where('buyer_id', '=', buyerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the buyer's conversations with these brokers, in the order in which all transactions lock several of them. */
export async function lockConversations(tx: Tx, buyerId: string, brokerIds: readonly string[]) {
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('broker_id', 'in', brokerIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks the brokers, always in the same order, and returns the capacity of each. */
export async function lockBrokers(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('brokers as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.user_id', 'b.capacity', 'b.buyer_count'])
    .select(sql<boolean>`b.status = 'published' and u.disabled_at is null`.as('is_listed'))
    .where('b.user_id', 'in', ids)
    .orderBy('b.user_id')
    .forNoKeyUpdate(['b'])
    .execute()
}

export async function changeBuyerCount(tx: Tx, brokerId: string, by: 1 | -1) {
  await tx
    .updateTable('brokers')
    .set((eb) => ({ buyer_count: eb('buyer_count', '+', by) }))
    .where('user_id', '=', brokerId)
    .execute()
}

type Pair = { buyerId: string; brokerId: string }

/** Opens the pair's conversation: a new one, or the old one again with the buyer's own block lifted. */
export async function openConversation(tx: Tx, { buyerId, brokerId }: Pair) {
  return tx
    .insertInto('conversations')
    .values({ buyer_id: buyerId, broker_id: brokerId })
    .onConflict((conflict) =>
      conflict.columns(['buyer_id', 'broker_id']).doUpdateSet({
        closed_at: null,
        blocked_by: sql`nullif(conversations.blocked_by, conversations.buyer_id)`,
      }),
    )
    .returning(['id', 'blocked_by', sql<boolean>`last_seq = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
}

/** Clears the wait for an answer and the unread count of its broker. */
export async function closeConversation(tx: Tx, conversationId: string) {
  await tx
    .updateTable('conversations')
    .set({
      closed_at: sql`clock_timestamp()`,
      settled_seq: sql`last_seq`,
      waiting_since: null,
      snoozed_until: null,
      broker_unread: 0,
    })
    .where('id', '=', conversationId)
    .execute()
}

export async function selectBroker(tx: Tx, { buyerId, brokerId }: Pair) {
  await tx.updateTable('users').set({ selected_broker_id: brokerId }).where('id', '=', buyerId).execute()
}
