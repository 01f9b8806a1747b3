/*
 * Edits one's own text, or deletes one's own message when `new_body` is null. The change gets the next
 * number under the conversation's lock; a deletion recounts it. What is so already is answered as done, without another change.
 * `outcome`: changed, unchanged, not-found, forbidden (not theirs, or nothing that can be changed), closed, blocked,
 * deleted (there is nothing left to change), late, rate-limited.
 */
create or replace function change_message(
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
  out has_changed_reply boolean,
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
  if is_deletion then
    has_changed_reply := recount_conversation(for_conversation, null);
  end if;
end $$;
