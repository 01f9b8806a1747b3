/*
 * How many messages are unread for one of the two: those of the other that are there, after what they have read. A broker has nothing
 * to read of what is settled, nor of what the app says that a buyer did.
 */
create or replace function count_unread(c conversations, for_buyer boolean) returns int language sql stable as $$
  select count(*)::int from messages m
  where m.conversation_id = c.id and m.deleted_at is null
    and m.seq > case when for_buyer then c.buyer_read_seq else greatest(c.broker_read_seq, c.settled_seq) end
    and m.sender_id is distinct from case when for_buyer then c.buyer_id else c.broker_id end
    and (for_buyer or m.type <> 'system')
$$;

/*
 * Counts a conversation anew by the messages that are there: what is unread, since when its buyer waits, the first question and its
 * first reply. For whatever takes a message away, and for a broker who says that nothing is left to answer (`is_settled`) or
 * takes that back; null leaves it. A question that was answered before it was taken back stays asked. Whoever asks anew is promised anew.
 * `has_changed_reply`: the broker's reply time needs measuring.
 */
create or replace function recount_conversation(
  for_conversation uuid,
  is_settled boolean,
  out has_changed_reply boolean
) language plpgsql as $$
declare
  c conversations;
  opening_seq int;
  asked_seq int;
  asked_at timestamptz;
  replied_at timestamptz;
  answered_seq int;
begin
  select * into c from conversations k where k.id = for_conversation for no key update;
  c.settled_seq := case when is_settled then c.last_seq when not is_settled then 0 else c.settled_seq end;

  select m.seq into opening_seq from messages m
  where m.conversation_id = c.id and m.sender_id = c.buyer_id and m.type <> 'system'
  order by m.seq limit 1;
  select m.seq, m.created_at into asked_seq, asked_at from messages m
  where m.conversation_id = c.id and m.sender_id = c.buyer_id and m.type <> 'system' and (
    m.deleted_at is null or exists (
      select from messages a
      where a.conversation_id = c.id and a.sender_id = c.broker_id and a.type <> 'system' and a.deleted_at is null
        and a.seq > m.seq and a.created_at < m.deleted_at
    )
  )
  order by m.seq limit 1;
  if asked_seq = opening_seq then
    asked_at := coalesce(c.first_asked_at, asked_at);
  end if;
  select m.created_at into replied_at from messages m
  where m.conversation_id = c.id and m.sender_id = c.broker_id and m.type <> 'system' and m.deleted_at is null
    and m.seq > asked_seq
  order by m.seq limit 1;
  select m.seq into answered_seq from messages m
  where m.conversation_id = c.id and m.sender_id = c.broker_id and m.type <> 'system' and m.deleted_at is null
  order by m.seq desc limit 1;

  has_changed_reply := (asked_at, replied_at) is distinct from (c.first_asked_at, c.first_replied_at)
    and coalesce(replied_at, c.first_replied_at) is not null;
  if c.first_replied_at is not null and replied_at is null then
    delete from events e
    where e.user_id = c.buyer_id and e.kind = 'first-reply' and e.data ->> 'conversationId' = c.id::text;
  end if;
  update conversations k
  set settled_seq = c.settled_seq,
    buyer_unread = count_unread(c, true),
    broker_unread = count_unread(c, false),
    waiting_since = (
      select m.created_at from messages m
      where m.conversation_id = c.id and m.sender_id = c.buyer_id and m.type <> 'system' and m.deleted_at is null
        and m.seq > greatest(c.settled_seq, answered_seq)
      order by m.seq limit 1
    ),
    first_asked_at = asked_at,
    first_replied_at = replied_at,
    promise_missed_at = case when asked_at is not distinct from c.first_asked_at then k.promise_missed_at end,
    first_reply_changed_at = case when has_changed_reply then clock_timestamp() else k.first_reply_changed_at end
  where k.id = c.id;
end $$;
