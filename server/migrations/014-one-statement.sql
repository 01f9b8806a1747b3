-- A new message takes its conversation's lock by the statement that counts it: to look first costs a third more.

/*
 * Stores one message as store_message does, where it is new and has no file: nearly always. Whatever stands in the way is
 * answered by store_message. A client id that is there already is a unique violation: ask store_message then.
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
  pace interval := make_interval(secs => 1 / per_second);
  soon timestamptz := at + interval '10 minutes';
  is_look_added boolean;
begin
  if with_file is null and of_type <> 'system' then
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
      buyer_paced_until = case when by_user = k.buyer_id then greatest(at, k.buyer_paced_until) + pace else k.buyer_paced_until end,
      broker_paced_until = case when by_user = k.broker_id then greatest(at, k.broker_paced_until) + pace else k.broker_paced_until end,
      waiting_since = case when by_user = k.buyer_id then coalesce(k.waiting_since, at) end,
      first_asked_at = case when by_user = k.buyer_id then coalesce(k.first_asked_at, at) else k.first_asked_at end,
      first_replied_at = case
        when by_user = k.broker_id and k.first_asked_at is not null then coalesce(k.first_replied_at, at)
        else k.first_replied_at
      end,
      snoozed_until = case when by_user = k.broker_id then k.snoozed_until end,
      buyer_look_at = case when by_user = k.broker_id and is_look_missing(k.buyer_look_at) then soon else k.buyer_look_at end,
      broker_look_at = case when by_user = k.buyer_id and is_look_missing(k.broker_look_at) then soon else k.broker_look_at end
    where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
      and k.closed_at is null and k.blocked_by is null
      and greatest(at, case when by_user = k.buyer_id then k.buyer_paced_until else k.broker_paced_until end)
        <= at + pace * (burst - 1)
    returning new.last_seq, new.last_message_at, new.buyer_id, new.broker_id,
      old.first_replied_at is null and new.first_replied_at is not null,
      old.buyer_look_at is distinct from new.buyer_look_at or old.broker_look_at is distinct from new.broker_look_at
    into stored_seq, stored_at, for_buyer, for_broker, is_first_reply, is_look_added;
    if found then
      insert into messages (conversation_id, seq, client_id, sender_id, type, body, design_id, created_at)
      values (for_conversation, stored_seq, with_client_id, by_user, of_type, with_body, with_design, stored_at)
      returning id into stored_id;
      if is_look_added then
        perform add_look(for_conversation, case when by_user = for_buyer then for_broker else for_buyer end, soon);
      end if;
      outcome := 'stored';
      return;
    end if;
  end if;

  select s.outcome, s.stored_id, s.stored_seq, s.stored_at, s.for_buyer, s.for_broker, s.wait_ms, s.is_first_reply
  into outcome, stored_id, stored_seq, stored_at, for_buyer, for_broker, wait_ms, is_first_reply
  from store_message(
    for_conversation, by_user, with_client_id, of_type, with_body, with_design, burst, per_second, with_file
  ) as s;
end $$;
