import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { promisedReplyMinutes } from '@dream/contract/rules/brokers/brokers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'
import { readRow } from '../list/list.store.ts'

/** Brokers with their state: one whose page was sent back is a draft, otherwise the page waits for review. */
const BROKERS = sql`(
  select u.id, u.name, u.email, b.company, to_jsonb(coalesce(b.states, '{}')) as states, coalesce(b.buyer_count, 0) as buyer_count,
    b.capacity, b.reply_minutes, coalesce(b.reply_count, 0) as reply_count, s.status,
    u.disabled_at is null and b.pending is not null and b.sent_back_reason is null as has_changes,
    case when s.status = 'published' then b.capacity - b.buyer_count end as places,
    (select count(*)::int from missed_promises m where m.broker_id = u.id and m.missed_at > now() - interval '30 days') as missed,
    (select max(last_used_at) from sessions where user_id = u.id) as last_seen_at,
    case when u.must_change_password and u.password_expires_at is not null then i.sent_at end as sent_at, i.times_sent,
    u.password_expires_at as expires_at
  from users u
  left join brokers b on b.user_id = u.id
  left join broker_invitations i on i.broker_id = u.id
  cross join lateral (
    select case when u.disabled_at is not null then 'suspended' when u.must_change_password then 'invited'
      when b.status = 'draft' and b.sent_back_reason is null then 'review' else coalesce(b.status, 'draft') end as status
  ) as s
  where u.role = 'broker'
) as brokers`

/** List of the brokers page. */
export const BROKER_LIST: List = {
  from: BROKERS,
  id: { sql: sql`id`, type: 'uuid' },
  sort: { column: 'name', isDescending: false },
  columns: {
    name: { sql: sql`lower(name)`, type: 'text', isSorted: true },
    shownName: { sql: sql`name`, type: 'text', isSearched: true, csv: 'Broker' },
    email: { sql: sql`email`, type: 'text', isSearched: true, csv: 'Email' },
    company: { sql: sql`company`, type: 'text', isSearched: true, csv: 'Company' },
    states: { sql: sql`states`, type: 'text', filter: 'has-any', csv: 'States' },
    status: { sql: sql`status`, type: 'text', filter: 'one-of', csv: 'Status' },
    hasChanges: { sql: sql`has_changes`, type: 'text', csv: 'Has changes to review' },
    /** Flags for work to do, beside the state. */
    is: {
      sql: sql`to_jsonb(array_remove(array[status, case when has_changes then 'changes' end], null))`,
      type: 'text',
      filter: 'has-any',
    },
    buyerCount: { sql: sql`buyer_count`, type: 'number', isSorted: true, csv: 'Chats' },
    capacity: { sql: sql`capacity`, type: 'number', csv: 'Most chats' },
    places: { sql: sql`places`, type: 'number', isNullable: true, isSorted: true, filter: 'between' },
    replyMinutes: {
      sql: sql`reply_minutes`,
      type: 'number',
      isNullable: true,
      isSorted: true,
      csv: 'Working minutes to a first reply',
    },
    replyCount: { sql: sql`reply_count`, type: 'number', csv: 'First replies' },
    missedPromises: {
      sql: sql`missed`,
      type: 'number',
      isSorted: true,
      filter: 'between',
      csv: 'Late in 30 days',
    },
    lastSeenAt: { sql: sql`last_seen_at`, type: 'time', isNullable: true, isSorted: true, csv: 'Last seen' },
    sentAt: { sql: sql`sent_at`, type: 'time', csv: 'Invited' },
    timesSent: { sql: sql`times_sent`, type: 'number' },
    expiresAt: { sql: sql`expires_at`, type: 'time' },
  },
}

export type BrokerRow = ListRow &
  Pick<
    AdminBroker,
    | 'email'
    | 'company'
    | 'states'
    | 'status'
    | 'hasChanges'
    | 'buyerCount'
    | 'capacity'
    | 'replyMinutes'
    | 'replyCount'
    | 'missedPromises'
  > & {
    shownName: string
    lastSeenAt: Date | null
    sentAt: Date | null
    timesSent: number | null
    expiresAt: Date | null
  }

export function brokerOf(row: BrokerRow): AdminBroker {
  const { id, shownName, email, company, states, status, hasChanges, buyerCount, capacity } = row
  const { replyMinutes, replyCount, missedPromises, lastSeenAt, sentAt, timesSent, expiresAt } = row
  return {
    id,
    name: shownName,
    email,
    company,
    states,
    status,
    hasChanges,
    buyerCount,
    capacity,
    replyMinutes,
    replyCount,
    missedPromises,
    promisedMinutes: promisedReplyMinutes(replyMinutes),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    invitation:
      sentAt && expiresAt
        ? { sentAt: sentAt.toISOString(), timesSent: timesSent ?? 1, expiresAt: expiresAt.toISOString() }
        : null,
  }
}

/** Single broker; null when there is none. */
export async function readBroker(db: Db | Tx, id: string): Promise<AdminBroker | null> {
  const row = await readRow<BrokerRow>(db, BROKER_LIST, id)
  return row && brokerOf(row)
}
