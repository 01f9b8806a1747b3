import type { PushSubscription } from '@dream/contract/api/account/notifications'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type Subscriber = { userId: string; sessionId: string }

/** Subscribes a session's device, and takes it over from its previous owner; false once the session has ended. */
export async function saveSubscription(
  tx: Tx,
  { userId, sessionId }: Subscriber,
  { endpoint, keys, timeZone }: PushSubscription,
): Promise<boolean> {
  // Locked, as logging out may be deleting it.
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  if (!session) return false
  await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('endpoint', '<>', endpoint)
    .execute()
  const values = {
    user_id: userId,
    session_id: sessionId,
    p256dh: keys.p256dh,
    auth: keys.auth,
    time_zone: timeZone ?? null,
  }
  await tx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...values })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...values, renewed_at: sql<Date>`now()` }),
    )
    .execute()
  return true
}

export async function deleteSubscriptionOf(db: Db, sessionId: string) {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** Deletes a subscription that has ended, unless the device has renewed its endpoint meanwhile. */
export async function deleteSubscription(db: Db, { id, endpoint }: { id: string; endpoint: string }) {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute()
}

/** Devices of valid sessions, of people with an active account and a password of their own. */
const living = (db: Db | Tx) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.disabled_at', 'is', null)
    .where('u.must_change_password', '=', false)

/** Devices of a person. */
export async function readSubscriptionIds(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await living(db).select('p.id').where('p.user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/** Devices of several people, each with its session; in the order of the people. */
export async function readDevicesOf(db: Db, userIds: readonly string[]) {
  const rows = await living(db)
    .select(['p.id', 'p.user_id as userId', 'p.session_id as sessionId'])
    .where('p.user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute()
  const devices = Map.groupBy(rows, ({ userId }) => userId)
  return userIds.map((userId) => devices.get(userId) ?? [])
}

const DEVICE = ['p.id', 'p.user_id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.time_zone'] as const

export async function readSubscription(db: Db, id: string) {
  return living(db)
    .select(DEVICE)
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export async function readSubscriptionOf(db: Db, sessionId: string) {
  return living(db).select(DEVICE).where('p.session_id', '=', sessionId).executeTakeFirst()
}

/** Page of devices of buyers who want announcements of new designs, after the given one. */
export async function readAnnouncementSubscriptions(db: Db | Tx, after: string | null, limit: number) {
  const rows = await living(db)
    .innerJoin('notification_settings as n', 'n.user_id', 'u.id')
    .select('p.id')
    .where('n.new_designs', '=', true)
    .where('n.is_wanted', '=', true)
    .where('u.role', '=', 'buyer')
    .$if(after !== null, (query) => query.where('p.id', '>', after))
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
