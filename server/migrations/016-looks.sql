-- When somebody looks after what is unread stands with the conversation alone: a job of the queue for each told all processes
-- of it, and was looked up, begun and ended, though nearly all of them find that everything is read.

-- A job that is on its way already finds nobody to do it any more; its time stands with the conversation too.
delete from graphile_worker._private_jobs
where task_id in (select id from graphile_worker._private_tasks where identifier = 'look-at-unread');

/*
 * When to look after a message that is stored now: in ten minutes, or when it is looked anyway. A minute more than ten:
 * transactions that wait for one another began before the time was set that they find.
 */
create function soon_or_sooner(look_at timestamptz) returns timestamptz language sql stable
return case
  when look_at <= now() + interval '11 minutes' then look_at
  else now() + interval '10 minutes'
end;

create index conversations_looked_at on conversations (least(buyer_look_at, broker_look_at))
  where buyer_look_at is not null or broker_look_at is not null;

/*
 * Stores one message that is new, of one of the two, in the order of the conversation's lock: nearly always all that is to
 * do. Whatever stands in the way is answered by store_message. A client id that is there already is a unique violation: ask
 * store_message then, and for a message with a file, which it takes for the message first.
 * When somebody looks whether it was read is noted with it.
 */
create or replace function store_new_message(
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
    buyer_look_at = case when by_user = k.broker_id then soon_or_sooner(k.buyer_look_at) else k.buyer_look_at end,
    broker_look_at = case when by_user = k.buyer_id then soon_or_sooner(k.broker_look_at) else k.broker_look_at end
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
    old.first_replied_at is null and new.first_replied_at is not null
  into stored_seq, stored_at, for_buyer, for_broker, is_first_reply;

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
  outcome := 'stored';
end $$;

-- Servers of the version before, which run until they are replaced, still ask is_look_missing; add_look goes with its callers.
drop function add_look(uuid, uuid, timestamptz);
