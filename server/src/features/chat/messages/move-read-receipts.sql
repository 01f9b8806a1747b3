/*
 * Moves one person's read receipts forward, never back and never beyond the newest message; no row when the conversation is
 * not theirs. What is still unread is counted only when something is. Reading takes off their mark of unread. `read_at` is
 * when the messages after `read_after_seq`, up to `read_seq`, were read.
 */
create or replace function move_read_receipts(
  for_conversation uuid,
  by_user uuid,
  received_to int,
  read_to int,
  out has_moved boolean,
  out received_seq int,
  out read_seq int,
  out read_at timestamptz,
  out read_after_seq int,
  out unread int,
  out for_buyer uuid,
  out for_broker uuid
) returns setof record language plpgsql as $$
declare
  c conversations;
  is_buyer boolean;
  was_read_to int;
  is_marked boolean;
begin
  select * into c from conversations k
  where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
  for no key update;
  if not found then
    return;
  end if;
  is_buyer := by_user = c.buyer_id;
  for_buyer := c.buyer_id;
  for_broker := c.broker_id;
  was_read_to := case when is_buyer then c.buyer_read_seq else c.broker_read_seq end;
  read_at := case when is_buyer then c.buyer_read_at else c.broker_read_at end;
  read_after_seq := case when is_buyer then c.buyer_read_after_seq else c.broker_read_after_seq end;
  is_marked := read_to > 0 and case when is_buyer then c.buyer_marked_unread else c.broker_marked_unread end;
  read_seq := greatest(was_read_to, least(read_to, c.last_seq));
  received_seq := greatest(
    case when is_buyer then c.buyer_received_seq else c.broker_received_seq end,
    least(received_to, c.last_seq),
    read_seq
  );
  unread := case when is_buyer then c.buyer_unread else c.broker_unread end;
  has_moved := is_marked or (read_seq, received_seq) is distinct from case
    when is_buyer then (c.buyer_read_seq, c.buyer_received_seq)
    else (c.broker_read_seq, c.broker_received_seq)
  end;
  if has_moved then
    if read_seq > was_read_to then
      read_at := clock_timestamp();
      read_after_seq := was_read_to;
    end if;
    if unread > 0 then
      if is_buyer then
        c.buyer_read_seq := read_seq;
      else
        c.broker_read_seq := read_seq;
      end if;
      unread := count_unread(c, is_buyer);
    end if;
    if is_buyer then
      update conversations k
      set buyer_read_seq = read_seq, buyer_received_seq = received_seq, buyer_unread = unread,
        buyer_read_at = read_at, buyer_read_after_seq = read_after_seq,
        buyer_marked_unread = k.buyer_marked_unread and not is_marked
      where k.id = for_conversation;
    else
      update conversations k
      set broker_read_seq = read_seq, broker_received_seq = received_seq, broker_unread = unread,
        broker_read_at = read_at, broker_read_after_seq = read_after_seq,
        broker_marked_unread = k.broker_marked_unread and not is_marked
      where k.id = for_conversation;
    end if;
  end if;
  return next;
end $$;
