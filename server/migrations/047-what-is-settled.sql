
-- Up to where a broker has nothing to do, whether they answered or not: said by them, or by the end of the conversation.
-- And when the first reply was taken back or became another: what their reply time is measured by.
alter table conversations
  add column settled_seq int not null default 0,
  add column first_reply_changed_at timestamptz;

update conversations c set settled_seq = c.last_seq
where c.closed_at is not null or (
  c.waiting_since is null and c.buyer_id = (
    select m.sender_id from messages m
    where m.conversation_id = c.id and m.type <> 'system' and m.deleted_at is null
    order by m.seq desc limit 1
  )
);
