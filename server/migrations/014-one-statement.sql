-- A new message takes its conversation's lock by the statement that counts it: to look first costs a third more.

/*
 * Stores one message that is new, of one of the two, in the order of the conversation's lock: nearly always all that is to
 * do. Whatever stands in the way is answered by store_message. A client id that is there already is a unique violation: ask
 * store_message then, and for a message with a file, which it takes for the message first.
 * A job looks after a message that nobody has read for ten minutes: it is added here, in the message's own transaction. One
 * that waits already is enough: it looks at what is unread then, so that a lively conversation costs one job in ten minutes.
 * A job that is long overdue is taken for lost.
 */
create function store_new_message(
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
  at timestamptz := clock_timestamp();
  is_system boolean := of_type = 'system';
  pace interval := make_interval(secs => 1 / per_second);
  soon timestamptz := at + interval '10 minutes';
  is_look_added boolean;
begin
  update conversations k
  set last_seq = k.last_seq + 1,
    -- What was stored while the lock was waited for came before.
    last_message_at = greatest(at, k.last_message_at + interval '1 microsecond'),
    buyer_unread = k.buyer_unread + (by_user = k.broker_id)::int,
    broker_unread = k.broker_unread + (by_user = k.buyer_id)::int,
    -- One's own message is read where all before it was; sent from a queue, it says nothing of the others.
    buyer_read_seq = k.buyer_read_seq + (by_user = k.buyer_id and k.buyer_read_seq = k.last_seq)::int,
    broker_read_seq = k.broker_read_seq + (by_user = k.broker_id and k.broker_read_seq = k.last_seq)::int,
    buyer_received_seq = k.buyer_received_seq + (by_user = k.buyer_id and k.buyer_received_seq = k.last_seq)::int,
    broker_received_seq = k.broker_received_seq + (by_user = k.broker_id and k.broker_received_seq = k.last_seq)::int,
    buyer_paced_until = case
      when by_user = k.buyer_id and not is_system then greatest(at, k.buyer_paced_until) + pace
      else k.buyer_paced_until
    end,
    broker_paced_until = case
      when by_user = k.broker_id and not is_system then greatest(at, k.broker_paced_until) + pace
      else k.broker_paced_until
    end,
    waiting_since = case
      when is_system then k.waiting_since
      when by_user = k.buyer_id then coalesce(k.waiting_since, at)
    end,
    first_asked_at = case
      when by_user = k.buyer_id and not is_system then coalesce(k.first_asked_at, at)
      else k.first_asked_at
    end,
    first_replied_at = case
      when by_user = k.broker_id and not is_system and k.first_asked_at is not null then coalesce(k.first_replied_at, at)
      else k.first_replied_at
    end,
    snoozed_until = case when by_user = k.broker_id then k.snoozed_until end,
    buyer_look_at = case
      when by_user = k.broker_id and is_look_missing(k.buyer_look_at) then soon
      else k.buyer_look_at
    end,
    broker_look_at = case
      when by_user = k.buyer_id and is_look_missing(k.broker_look_at) then soon
      else k.broker_look_at
    end
  where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
    and k.closed_at is null
    and (
      is_system or (
        k.blocked_by is null
        and greatest(at, case when by_user = k.buyer_id then k.buyer_paced_until else k.broker_paced_until end)
          <= at + pace * (burst - 1)
      )
    )
  returning new.last_seq, new.last_message_at, new.buyer_id, new.broker_id,
    old.first_replied_at is null and new.first_replied_at is not null,
    old.buyer_look_at is distinct from new.buyer_look_at or old.broker_look_at is distinct from new.broker_look_at
  into stored_seq, stored_at, for_buyer, for_broker, is_first_reply, is_look_added;

  if not found then
    select s.outcome, s.stored_id, s.stored_seq, s.stored_at, s.for_buyer, s.for_broker, s.wait_ms, s.is_first_reply
    into outcome, stored_id, stored_seq, stored_at, for_buyer, for_broker, wait_ms, is_first_reply
    from store_message(
      for_conversation, by_user, with_client_id, of_type, with_body, with_design, burst, per_second, with_file
    ) as s;
    return;
  end if;

  insert into messages (conversation_id, seq, client_id, sender_id, type, body, design_id, file_id, created_at)
  values (for_conversation, stored_seq, with_client_id, by_user, of_type, with_body, with_design, with_file, stored_at)
  returning id into stored_id;
  if is_look_added then
    perform add_look(for_conversation, case when by_user = for_buyer then for_broker else for_buyer end, soon);
  end if;
  outcome := 'stored';
end $$;

/*
 * Stores one message of one of the two, whatever it is. A client id that is there already is the same message: it is
 * answered as it was stored, whatever has become of the conversation since. What has been changed since cannot be compared
 * any more, and is taken for the same.
 * `outcome`: stored, repeat, conflict (the client id names something else), not-found, closed, blocked, rate-limited,
 * file-missing (it is not the sender's, not of this conversation, gone, or with another message).
 */
create or replace function store_message(
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
  for_buyer := c.buyer_id;
  for_broker := c.broker_id;

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
    return;
  end if;

  at := clock_timestamp();
  paced_until := greatest(at, case when by_user = c.buyer_id then c.buyer_paced_until else c.broker_paced_until end);
  if c.closed_at is not null then
    outcome := 'closed';
    return;
  elsif c.blocked_by is not null and not is_system then
    outcome := 'blocked';
    return;
  elsif paced_until > at + pace * (burst - 1) and not is_system then
    outcome := 'rate-limited';
    wait_ms := ceil(extract(epoch from paced_until - pace * (burst - 1) - at) * 1000);
    return;
  end if;

  if with_file is not null then
    update files f set message_seq = c.last_seq + 1
    where f.id = with_file and f.owner_id = by_user and f.conversation_id = for_conversation and f.kind = of_type
      and f.ready_at is not null and f.removed_at is null and f.message_seq is null;
    if not found then
      outcome := 'file-missing';
      return;
    end if;
  end if;

  -- Nothing stands in the way, and the lock is held: this one stores it.
  select s.outcome, s.stored_id, s.stored_seq, s.stored_at, s.is_first_reply
  into outcome, stored_id, stored_seq, stored_at, is_first_reply
  from store_new_message(
    for_conversation, by_user, with_client_id, of_type, with_body, with_design, burst, per_second, with_file
  ) as s;
end $$;
