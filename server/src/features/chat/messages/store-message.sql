/*
 * Stores one message of one of the two under the lock of their conversation's row, which numbers it. A client id that is there
 * already is the same message: it is answered as it was stored, whatever has become of the conversation since. What has been
 * changed since cannot be compared any more, and is taken for the same. Who got it is checked upon after so many minutes,
 * buyers and brokers each after their own, or when they are checked upon anyway. A system message is refused by a closed conversation only.
 * `outcome`: stored, repeat, conflict (the client id names something else), not-found, closed, blocked, rate-limited,
 * day-full (what may be written in a day, a unit for each message and each so many bytes of it, is used up),
 * file-missing (it is not the sender's, not of this conversation, gone, or with another message), reply-missing (what it
 * answers is no message of the two in this conversation).
 */
create or replace function store_message(
  for_conversation uuid,
  by_user uuid,
  with_client_id uuid,
  of_type text,
  with_body text,
  with_design uuid,
  with_file uuid,
  with_reply_to int,
  burst int,
  per_second float8,
  buyer_check_minutes int,
  broker_check_minutes int,
  units_per_day float8 default 'infinity',
  unit_bytes int default 1024,
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
  quota_step interval := make_interval(secs => 86400 / units_per_day * (1 + octet_length(with_body) / unit_bytes));
  quota_until timestamptz;
  unread_check_at timestamptz;
begin
  select * into c from conversations k
  where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
  for no key update;
  if not found then
    outcome := 'not-found';
    return;
  end if;
  -- Read under the lock: no message that was stored before has a later time.
  at := clock_timestamp();
  is_buyer := by_user = c.buyer_id;
  for_buyer := c.buyer_id;
  for_broker := c.broker_id;
  paced_until := greatest(at, case when is_buyer then c.buyer_paced_until else c.broker_paced_until end);
  quota_until := greatest(at, case when is_buyer then c.buyer_quota_until else c.broker_quota_until end) + quota_step;
  outcome := case
    when c.closed_at is not null then 'closed'
    when is_system then 'stored'
    when c.blocked_by is not null then 'blocked'
    when paced_until > at + pace * (burst - 1) then 'rate-limited'
    when quota_until > at + interval '1 day' then 'day-full'
    else 'stored'
  end;

  if outcome = 'stored' and with_reply_to is not null and not exists (
    select from messages s
    where s.conversation_id = for_conversation and s.seq = with_reply_to and s.type <> 'system'
  ) then
    outcome := 'reply-missing';
    return;
  end if;

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
    insert into messages (conversation_id, seq, client_id, sender_id, type, body, design_id, file_id, reply_to, created_at)
    values (
      for_conversation, c.last_seq + 1, with_client_id, by_user, of_type, with_body, with_design, with_file,
      with_reply_to,
      -- A clock that was put back does not turn the order round.
      greatest(at, c.last_message_at + interval '1 microsecond')
    )
    on conflict (conversation_id, client_id) do nothing
    returning id, seq, created_at into stored_id, stored_seq, stored_at;
    if found then
      is_first_reply := not is_buyer and not is_system and c.first_asked_at is not null and c.first_replied_at is null;
      unread_check_at := at + make_interval(mins => case when is_buyer then broker_check_minutes else buyer_check_minutes end);
      update conversations k
      set last_seq = stored_seq,
        last_message_at = stored_at,
        buyer_unread = k.buyer_unread + (not is_buyer)::int,
        -- What a buyer did is told in the conversation and is no message to answer.
        broker_unread = k.broker_unread + (is_buyer and not is_system)::int,
        -- One's own message is read where all before it was; sent from a queue, it says nothing of the others.
        buyer_read_seq = k.buyer_read_seq + (is_buyer and k.buyer_read_seq = k.last_seq)::int,
        broker_read_seq = k.broker_read_seq + (not is_buyer and k.broker_read_seq = k.last_seq)::int,
        buyer_received_seq = k.buyer_received_seq + (is_buyer and k.buyer_received_seq = k.last_seq)::int,
        broker_received_seq = k.broker_received_seq + (not is_buyer and k.broker_received_seq = k.last_seq)::int,
        buyer_paced_until = case when is_buyer and not is_system then paced_until + pace else k.buyer_paced_until end,
        broker_paced_until = case when is_buyer or is_system then k.broker_paced_until else paced_until + pace end,
        buyer_quota_until = case when is_buyer and not is_system then quota_until else k.buyer_quota_until end,
        broker_quota_until = case when is_buyer or is_system then k.broker_quota_until else quota_until end,
        buyer_unread_check_at = case
          when is_buyer then k.buyer_unread_check_at
          else least(k.buyer_unread_check_at, unread_check_at)
        end,
        broker_unread_check_at = case
          when is_buyer then least(k.broker_unread_check_at, unread_check_at)
          else k.broker_unread_check_at
        end,
        waiting_since = case
          when is_system then k.waiting_since
          when is_buyer then coalesce(k.waiting_since, at)
        end,
        first_asked_at = case when is_buyer and not is_system then coalesce(k.first_asked_at, at) else k.first_asked_at end,
        first_replied_at = case when is_first_reply then at else k.first_replied_at end,
        snoozed_until = case when is_buyer then null else k.snoozed_until end
      where k.id = for_conversation;
      if is_first_reply then
        insert into events (user_id, kind, data)
        values (c.buyer_id, 'first-reply', jsonb_build_object('conversationId', c.id));
      end if;
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
          and m.reply_to is not distinct from with_reply_to
        )
      ) then 'repeat'
      else 'conflict'
    end;
  elsif outcome = 'rate-limited' then
    wait_ms := ceil(extract(epoch from paced_until - pace * (burst - 1) - at) * 1000);
  end if;
end $$;
