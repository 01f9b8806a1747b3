-- What a buyer did, such as choosing, is no unread message of the broker, and a closed conversation has none.
update conversations c
set broker_unread = case
  when c.closed_at is not null then 0
  else (
    select count(*) from messages m
    where m.conversation_id = c.id and m.seq > c.broker_read_seq and m.sender_id is distinct from c.broker_id
      and m.type <> 'system'
  )
end
where c.broker_unread > 0;
