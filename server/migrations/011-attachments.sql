-- Messages that are changed, deleted, or carry a picture or file; and first replies that come too late.

alter table conversations
  -- Counts the changes of the conversation's messages, under this row's lock, as last_seq counts the messages.
  add column change_seq int not null default 0,
  add column promise_missed_at timestamptz;
create index conversations_unanswered on conversations (first_asked_at)
  where first_asked_at is not null and first_replied_at is null and closed_at is null and promise_missed_at is null;

-- Pictures and files. The row comes first and goes last: what lies in the store always has one.
create table files (
  id uuid primary key default uuidv7(),
  owner_id uuid references users (id) on delete set null,
  conversation_id uuid references conversations (id) on delete set null,
  -- Made by the device: an upload that is tried again is the same file.
  client_id uuid not null,
  kind text check (kind in ('image', 'file')),
  name text not null,
  mime text,
  bytes int,
  width int,
  height int,
  placeholder text,
  -- Null while it is on its way.
  ready_at timestamptz,
  -- The message that carries it.
  message_seq int,
  -- Nobody gets it any more; the store forgets it next, unless a report speaks of it.
  removed_at timestamptz,
  is_reported boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, client_id)
);
create index files_unused on files (created_at) where message_seq is null or conversation_id is null;
create index files_removed on files (removed_at) where removed_at is not null;

-- What one person has uploaded on their last day with uploads.
create table upload_days (
  user_id uuid primary key references users (id) on delete cascade,
  day date not null,
  files int not null,
  bytes bigint not null default 0
);

alter table messages
  add column file_id uuid references files (id) on delete set null,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  -- Which change of its conversation it last had; 0: none.
  add column changed_seq int not null default 0,
  drop constraint messages_type_check,
  add constraint messages_type_check check (type in ('text', 'design', 'image', 'file', 'system'));
create index messages_changed on messages (conversation_id, changed_seq) where changed_seq > 0;
create index messages_with_file on messages (file_id) where file_id is not null;

-- What was reported, as it read then: its sender may change or delete it later.
alter table conversation_reports add column copy jsonb not null default '[]';

-- First replies that came later than promised, or not at all.
create table missed_promises (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  broker_id uuid not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  -- Minutes of the broker's working hours.
  promised_minutes int not null,
  missed_at timestamptz not null default now(),
  unique (conversation_id, asked_at)
);
create index missed_promises_by_age on missed_promises (missed_at desc);

drop function store_message(uuid, uuid, uuid, text, text, uuid, int, float8);

/*
 * Stores one message of one of the two, in the order of the conversation's lock. A client id that is there already is the
 * same message: it is answered as it was stored, whatever has become of the conversation since. What has been changed since
 * cannot be compared any more, and is taken for the same.
 * `outcome`: stored, repeat, conflict (the client id names something else), not-found, closed, blocked, rate-limited,
 * file-missing (it is not the sender's, not of this conversation, gone, or with another message).
 */
create function store_message(
  for_conversation uuid,
  by_user uuid,
  with_client_id uuid,
  of_type text,
  with_body text,
  with_design uuid,
  burst int,
  per_second float8,
  with_file uuid default null,
  out outcome text,
  out stored_id uuid,
  out stored_seq int,
  out stored_at timestamptz,
  out for_buyer uuid,
  out for_broker uuid,
  out wait_ms int,
  out is_first_reply boolean
) language plpgsql as $$
declare
  c conversations;
  m messages;
  at timestamptz;
  is_buyer boolean;
  is_system boolean := of_type = 'system';
  pace interval := make_interval(secs => 1 / per_second);
  paced_until timestamptz;
begin
  select * into c from conversations k
  where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
  for no key update;
  if not found then
    outcome := 'not-found';
    return;
  end if;
  at := clock_timestamp();
  is_buyer := by_user = c.buyer_id;
  for_buyer := c.buyer_id;
  for_broker := c.broker_id;
  paced_until := greatest(at, case when is_buyer then c.buyer_paced_until else c.broker_paced_until end);
  outcome := case
    when c.closed_at is not null then 'closed'
    when c.blocked_by is not null and not is_system then 'blocked'
    when paced_until > at + pace * (burst - 1) and not is_system then 'rate-limited'
    else 'stored'
  end;

  if outcome = 'stored' and with_file is not null and not exists (
    select from messages s where s.conversation_id = for_conversation and s.client_id = with_client_id
  ) then
    update files f set message_seq = c.last_seq + 1
    where f.id = with_file and f.owner_id = by_user and f.conversation_id = for_conversation and f.kind = of_type
      and f.ready_at is not null and f.removed_at is null and f.message_seq is null;
    if not found then
      outcome := 'file-missing';
      return;
    end if;
  end if;

  if outcome = 'stored' then
    insert into messages (conversation_id, seq, client_id, sender_id, type, body, design_id, file_id, created_at)
    values (for_conversation, c.last_seq + 1, with_client_id, by_user, of_type, with_body, with_design, with_file, at)
    on conflict (conversation_id, client_id) do nothing
    returning id, seq, created_at into stored_id, stored_seq, stored_at;
    if found then
      is_first_reply := not is_buyer and not is_system and c.first_asked_at is not null and c.first_replied_at is null;
      update conversations k
      set last_seq = stored_seq,
        last_message_at = at,
        buyer_unread = k.buyer_unread + (not is_buyer)::int,
        broker_unread = k.broker_unread + is_buyer::int,
        -- One's own message is read where all before it was; sent from a queue, it says nothing of the others.
        buyer_read_seq = k.buyer_read_seq + (is_buyer and k.buyer_read_seq = k.last_seq)::int,
        broker_read_seq = k.broker_read_seq + (not is_buyer and k.broker_read_seq = k.last_seq)::int,
        buyer_received_seq = k.buyer_received_seq + (is_buyer and k.buyer_received_seq = k.last_seq)::int,
        broker_received_seq = k.broker_received_seq + (not is_buyer and k.broker_received_seq = k.last_seq)::int,
        buyer_paced_until = case when is_buyer and not is_system then paced_until + pace else k.buyer_paced_until end,
        broker_paced_until = case when is_buyer or is_system then k.broker_paced_until else paced_until + pace end,
        waiting_since = case
          when is_system then k.waiting_since
          when is_buyer then coalesce(k.waiting_since, at)
        end,
        first_asked_at = case when is_buyer and not is_system then coalesce(k.first_asked_at, at) else k.first_asked_at end,
        first_replied_at = case when is_first_reply then at else k.first_replied_at end,
        snoozed_until = case when is_buyer then null else k.snoozed_until end
      where k.id = for_conversation;
      return;
    end if;
  end if;

  select * into m from messages s where s.conversation_id = for_conversation and s.client_id = with_client_id;
  if found then
    stored_id := m.id;
    stored_seq := m.seq;
    stored_at := m.created_at;
    outcome := case
      when m.sender_id = by_user and m.type = of_type and (
        m.changed_seq > 0 or (
          m.body = with_body and m.design_id is not distinct from with_design and m.file_id is not distinct from with_file
        )
      ) then 'repeat'
      else 'conflict'
    end;
  elsif outcome = 'rate-limited' then
    wait_ms := ceil(extract(epoch from paced_until - pace * (burst - 1) - at) * 1000);
  end if;
end $$;

/*
 * Changes the words of one's own text, or takes one's own message back when `new_body` is null. The change gets the next
 * number under the conversation's lock. What is so already is answered as done, without another change.
 * `outcome`: changed, unchanged, not-found, forbidden (not theirs, or nothing that can be changed), closed, blocked,
 * deleted (there is nothing left to change), late, rate-limited.
 */
create function change_message(
  for_conversation uuid,
  with_id uuid,
  by_user uuid,
  new_body text,
  within_ms int,
  burst int,
  per_second float8,
  out outcome text,
  out changed_to int,
  out of_seq int,
  out last_seq int,
  out for_buyer uuid,
  out for_broker uuid,
  out removed_file uuid,
  out wait_ms int
) language plpgsql as $$
declare
  c conversations;
  m messages;
  at timestamptz;
  is_buyer boolean;
  is_deletion boolean := new_body is null;
  pace interval := make_interval(secs => 1 / per_second);
  paced_until timestamptz;
begin
  select * into c from conversations k
  where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
  for no key update;
  if found then
    select * into m from messages s where s.conversation_id = for_conversation and s.id = with_id;
  end if;
  if not found then
    outcome := 'not-found';
    return;
  end if;
  at := clock_timestamp();
  is_buyer := by_user = c.buyer_id;
  for_buyer := c.buyer_id;
  for_broker := c.broker_id;
  of_seq := m.seq;
  last_seq := c.last_seq;
  paced_until := greatest(at, case when is_buyer then c.buyer_paced_until else c.broker_paced_until end);
  outcome := case
    when m.sender_id is distinct from by_user or m.type = 'system' then 'forbidden'
    when is_deletion then case when m.deleted_at is null then 'changed' else 'unchanged' end
    when m.deleted_at is not null then 'deleted'
    when m.type <> 'text' then 'forbidden'
    when m.body = new_body then 'unchanged'
    when c.closed_at is not null then 'closed'
    when c.blocked_by is not null then 'blocked'
    when at > m.created_at + make_interval(secs => within_ms / 1000.0) then 'late'
    when paced_until > at + pace * (burst - 1) then 'rate-limited'
    else 'changed'
  end;
  if outcome = 'rate-limited' then
    wait_ms := ceil(extract(epoch from paced_until - pace * (burst - 1) - at) * 1000);
  end if;
  if outcome <> 'changed' then
    return;
  end if;

  changed_to := c.change_seq + 1;
  if is_deletion then
    removed_file := m.file_id;
    update files f set removed_at = at, message_seq = null where f.id = m.file_id;
    update messages s
    set body = '', design_id = null, file_id = null, deleted_at = at, changed_seq = changed_to
    where s.conversation_id = for_conversation and s.seq = m.seq;
  else
    update messages s set body = new_body, edited_at = at, changed_seq = changed_to
    where s.conversation_id = for_conversation and s.seq = m.seq;
  end if;
  update conversations k
  set change_seq = changed_to,
    buyer_paced_until = case when is_buyer and not is_deletion then paced_until + pace else k.buyer_paced_until end,
    broker_paced_until = case when is_buyer or is_deletion then k.broker_paced_until else paced_until + pace end
  where k.id = for_conversation;
end $$;
