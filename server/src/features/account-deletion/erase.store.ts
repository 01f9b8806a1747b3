import { DELETED_NAME } from '@dream/contract/rules/account/account-deletion'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { EMAIL_ERASED } from './deletion-emails.ts'

type Due = { isBegun: boolean; isReported: boolean; waitUntil: Date | null }

/** Whether an account may be erased now; undefined: no erasure is pending. */
export async function readDueDeletion(tx: Tx, userId: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select d.begun_at is not null as "isBegun", case when d.erase_at > now() then d.erase_at end as "waitUntil",
      exists (
        select from conversation_reports r join conversations c on c.id = r.conversation_id
        where c.buyer_id = d.user_id and r.decided_at is null
      ) as "isReported"
    from account_deletions d where d.user_id = ${userId} for update of d`.execute(tx)
  return rows[0]
}

/** Blocks signing in and cancelling from here on. Needs the account's lock. */
export async function closeForGood(tx: Tx, userId: string): Promise<void> {
  await sql`update account_deletions set begun_at = now() where user_id = ${userId}`.execute(tx)
  await sql`update users set disabled_at = coalesce(disabled_at, now()) where id = ${userId}`.execute(tx)
  await sql`delete from sessions where user_id = ${userId}`.execute(tx)
}

/** Marks some of a person's files as unused, reported or not; an empty answer means that none are left. */
export async function dropFiles(tx: Tx, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update files set removed_at = coalesce(removed_at, now()), is_reported = false
    where id in (select id from files where owner_id = ${userId} order by id limit ${limit})
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function hasFiles(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from files where owner_id = ${userId} limit 1`.execute(tx)
  return rows.length > 0
}

export type LockedConversation = { id: string; brokerId: string; isOpen: boolean }

/** Locks a buyer's conversations, in the order in which all transactions lock several of them. */
export async function lockConversations(tx: Tx, userId: string): Promise<LockedConversation[]> {
  const { rows } = await sql<LockedConversation>`
    select id, broker_id as "brokerId", closed_at is null as "isOpen" from conversations
    where buyer_id = ${userId} order by id for no key update`.execute(tx)
  return rows
}

export async function lockBrokers(tx: Tx, conversations: readonly LockedConversation[]): Promise<void> {
  const ids = conversations.filter(({ isOpen }) => isOpen).map(({ brokerId }) => brokerId)
  await sql`
    select from brokers where user_id = any (${ids}::uuid[]) order by user_id for no key update`.execute(tx)
}

/** Closes a conversation, and gives its broker the place back. */
export async function closeConversation(
  tx: Tx,
  { id, brokerId }: { id: string; brokerId: string },
): Promise<void> {
  await sql`
    update conversations set closed_at = clock_timestamp(), settled_seq = last_seq, waiting_since = null,
      snoozed_until = null, broker_unread = 0
    where id = ${id}`.execute(tx)
  await sql`update brokers set buyer_count = buyer_count - 1 where user_id = ${brokerId}`.execute(tx)
}

export type Anonymised = { id: string; brokerId: string; seq: number; changeSeq: number }

/**
 * Replaces a person by an anonymous account in their conversations, and removes their messages and briefs, as further changes of
 * each conversation, so that devices drop their copies. Needs the conversations' locks.
 */
export async function anonymise(tx: Tx, userId: string): Promise<Anonymised[]> {
  const {
    rows: [nobody],
  } = await sql<{ id: string }>`
    insert into users (email, name, password_hash, disabled_at, is_erased)
    values ('erased-' || gen_random_uuid() || '@erased.invalid', ${DELETED_NAME}, '', now(), true)
    returning id`.execute(tx)
  const theirs = sql`select id from conversations where buyer_id = ${userId}`
  await sql`
    with words as (
      select m.conversation_id, m.seq,
        c.change_seq + row_number() over (partition by m.conversation_id order by m.seq) as changed_seq
      from messages m join conversations c on c.id = m.conversation_id
      where c.buyer_id = ${userId} and m.sender_id = ${userId} and m.type <> 'system'
    ), gone as (
      update messages m
      set body = '', design_id = null, file_id = null, reply_to = null, deleted_at = coalesce(m.deleted_at, now()),
        changed_seq = words.changed_seq
      from words where m.conversation_id = words.conversation_id and m.seq = words.seq
    )
    update conversations c set change_seq = newest.changed_seq
    from (select conversation_id, max(changed_seq)::int as changed_seq from words group by 1) as newest
    where c.id = newest.conversation_id`.execute(tx)
  await sql`
    update messages set sender_id = ${nobody?.id}
    where sender_id = ${userId} and conversation_id in (${theirs})`.execute(tx)
  await sql`delete from briefs where conversation_id in (${theirs})`.execute(tx)
  await sql`delete from conversation_notes where conversation_id in (${theirs})`.execute(tx)
  await sql`
    update conversation_reports set copy = '[]', details = null, decision_reason = null,
      reporter_id = case when reporter_id = ${userId} then ${nobody?.id}::uuid else reporter_id end
    where conversation_id in (${theirs})`.execute(tx)
  await sql`update files set is_reported = false where conversation_id in (${theirs}) and is_reported`.execute(
    tx,
  )
  const { rows } = await sql<Anonymised>`
    update conversations set buyer_id = ${nobody?.id}, blocked_by = nullif(blocked_by, ${userId}), brief_version = 0
    where buyer_id = ${userId}
    returning id, broker_id as "brokerId", last_seq as seq, change_seq as "changeSeq"`.execute(tx)
  return rows
}

/** Deletes the account with all dependent rows and jobs. Its id stays, and tells nothing. */
export async function eraseRest(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and payload::text like '%' || ${userId} || '%'`.execute(tx)
  // Security events are kept for the counts, without the person.
  await sql`
    update security_events set user_id = null, session_id = null, ip = null where user_id = ${userId}`.execute(
    tx,
  )
  await sql`delete from presences where user_id = ${userId}`.execute(tx)
  await sql`insert into events (kind, data) values ('account-erased', '{}')`.execute(tx)
  await sql`insert into erased_accounts (user_id) values (${userId}) on conflict do nothing`.execute(tx)
  await sql`delete from users where id = ${userId}`.execute(tx)
}

/** Schedules the immediate erasure of accounts that exist again after they were erased, as after a restore. */
export async function bringBackErased(tx: Tx): Promise<void> {
  await sql`
    insert into account_deletions (user_id, asked_by, erase_at, begun_at)
    select u.id, 'person', now(), now() from users u join erased_accounts e on e.user_id = u.id
    on conflict (user_id) do update set erase_at = now(), begun_at = now()`.execute(tx)
}

/** Accounts whose grace period ended an hour ago or earlier. */
export async function findOverdue(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from account_deletions where erase_at < now() - interval '1 hour' or begun_at is not null
    order by erase_at limit 100`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Deletes last emails that could not be sent for a day, with the addresses in them. */
export async function deleteFailedFarewells(tx: Tx): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${EMAIL_ERASED} and j.attempts >= j.max_attempts and j.locked_at is null`.execute(
    tx,
  )
}
