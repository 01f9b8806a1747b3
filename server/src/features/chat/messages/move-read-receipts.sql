/*
 * Moves one person's read receipts forward, never back and never beyond the newest message; no row when the conversation is
 * not theirs. What is still unread is counted only when something is.
 */
create or replace function move_read_receipts(
  for_conversation uuid,
  by_user uuid,
  received_to int,
  read_to int,
  out has_moved boolean,
  out received_seq int,
  out read_seq int,
  out unread int,
  out for_buyer uuid,
  out for_broker uuid
) returns setof record language plpgsql as $$
declare
  c conversations;
  is_buyer boolean;
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
  read_seq := greatest(case when is_buyer then c.buyer_read_seq else c.broker_read_seq end, least(read_to, c.last_seq));
  received_seq := greatest(
    case when is_buyer then c.buyer_received_seq else c.broker_received_seq end,
    least(received_to, c.last_seq),
    read_seq
  );
  unread := case when is_buyer then c.buyer_unread else c.broker_unread end;
  has_moved := (read_seq, received_seq) is distinct from case
    when is_buyer then (c.buyer_read_seq, c.buyer_received_seq)
    else (c.broker_read_seq, c.broker_received_seq)
  end;
  if has_moved then
    if unread > 0 then
      select count(*) into unread from messages m
      where m.conversation_id = for_conversation and m.seq > read_seq and m.sender_id is distinct from by_user;
    end if;
    if is_buyer then
      update conversations k
      set buyer_read_seq = read_seq, buyer_received_seq = received_seq, buyer_unread = unread
      where k.id = for_conversation;
    else
      update conversations k
      set broker_read_seq = read_seq, broker_received_seq = received_seq, broker_unread = unread
      where k.id = for_conversation;
    end if;
  end if;
  return next;
end $$;
