-- When each last read something new, and after which message that began; null: not known. Earlier reads have no time.
alter table conversations
  add column buyer_read_at timestamptz,
  add column broker_read_at timestamptz,
  add column buyer_read_after_seq int not null default 0,
  add column broker_read_after_seq int not null default 0,
  -- Each may mark the conversation as unread for themselves, until they look at it again.
  add column buyer_marked_unread boolean not null default false,
  add column broker_marked_unread boolean not null default false;

-- The seq of the message of the same conversation that a message answers.
alter table messages add column reply_to int;
