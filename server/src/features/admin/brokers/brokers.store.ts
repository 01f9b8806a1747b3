import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { INVITATION } from '@dream/contract/rules/admin/broker-invitations'
import { promisedReplyMinutes } from '@dream/contract/rules/brokers/brokers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const EXPIRY = sql<Date>`now() + make_interval(hours => ${INVITATION.lifeHours})`

const iso = (at: Date | null) => at?.toISOString() ?? null

const brokers = (db: Db | Tx) =>
  db
    .selectFrom('users as u')
    .leftJoin('brokers as b', 'b.user_id', 'u.id')
    .leftJoin('broker_invitations as i', 'i.broker_id', 'u.id')
    .select(['u.id', 'u.name', 'u.email', 'u.must_change_password', 'u.password_expires_at', 'u.disabled_at'])
    .select(['b.status', 'b.company', 'b.states', 'b.buyer_count', 'b.capacity'])
    .select(['b.sent_back_reason as sentBackReason'])
    .select(['b.reply_minutes', 'b.reply_count', 'i.sent_at', 'i.times_sent'])
    .select((eb) => [
      eb
        .selectFrom('sessions as s')
        .whereRef('s.user_id', '=', 'u.id')
        .select(({ fn }) => fn.max('s.last_used_at').as('at'))
        .as('lastSeenAt'),
      eb
        .selectFrom('missed_promises as m')
        .whereRef('m.broker_id', '=', 'u.id')
        .where('m.missed_at', '>', sql<Date>`now() - interval '30 days'`)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('missed'),
    ])
    .where('u.role', '=', 'broker')

type Row = Awaited<ReturnType<ReturnType<typeof brokers>['executeTakeFirstOrThrow']>>

function statusOf(row: Row): AdminBroker['status'] {
  if (row.disabled_at) return 'suspended'
  if (row.must_change_password) return 'invited'
  const isWaiting = row.status === 'draft' && row.sentBackReason === null
  return isWaiting ? 'review' : (row.status ?? 'draft')
}

function brokerOf(row: Row): AdminBroker {
  const { id, name, email, sent_at: sentAt, times_sent: timesSent, password_expires_at: expiresAt } = row
  const isInvited = row.must_change_password
  return {
    id,
    name,
    email,
    status: statusOf(row),
    company: row.company,
    states: row.states ?? [],
    buyerCount: row.buyer_count ?? 0,
    capacity: row.capacity,
    replyMinutes: row.reply_minutes,
    replyCount: row.reply_count ?? 0,
    promisedMinutes: promisedReplyMinutes(row.reply_minutes),
    missedPromises: row.missed ?? 0,
    lastSeenAt: iso(row.lastSeenAt),
    invitation:
      isInvited && sentAt && expiresAt
        ? { sentAt: sentAt.toISOString(), timesSent: timesSent ?? 1, expiresAt: expiresAt.toISOString() }
        : null,
  }
}

/** Every broker, by name. */
export async function listBrokers(db: Db): Promise<AdminBroker[]> {
  const rows = await brokers(db)
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute()
  return rows.map(brokerOf)
}

/** One broker; null when there is none. */
export async function readBroker(db: Db | Tx, id: string): Promise<AdminBroker | null> {
  const row = await brokers(db).where('u.id', '=', id).executeTakeFirst()
  return row ? brokerOf(row) : null
}

/** Locks the account of a broker, so that whoever changes it meanwhile waits; false when there is none. */
export async function lockBroker(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'broker')
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type NewBroker = { name: string; email: string; passwordHash: string }

/** The new account's id; null when the email has an account, of whatever kind: that one stays as it is. */
export async function insertBroker(tx: Tx, { name, email, passwordHash }: NewBroker): Promise<string | null> {
  const row = await tx
    .insertInto('users')
    .values({
      name,
      email,
      role: 'broker',
      password_hash: passwordHash,
      must_change_password: true,
      password_expires_at: EXPIRY,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await tx.insertInto('broker_invitations').values({ broker_id: row.id }).execute()
  return row.id
}

/** Replaces a temporary password and ends what was opened with the one before. Needs the lock of the account. */
export async function renewInvitation(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_expires_at: EXPIRY })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx
    .insertInto('broker_invitations')
    .values({ broker_id: id })
    .onConflict((conflict) =>
      conflict.column('broker_id').doUpdateSet((eb) => ({
        times_sent: eb('broker_invitations.times_sent', '+', 1),
        sent_at: sql`now()`,
      })),
    )
    .execute()
}

/** Deletes an account that nobody has made their own: nothing of a person is in it. Needs its lock. */
export async function deleteInvited(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).where('must_change_password', '=', true).execute()
}
