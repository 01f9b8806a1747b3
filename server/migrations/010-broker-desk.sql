-- What a broker has at their desk, and that they choose a password of their own.

create table saved_replies (
  broker_id uuid not null references users (id) on delete cascade,
  -- Made by the device that wrote it: a reply that is sent again is the same reply.
  id uuid not null,
  title text not null,
  body text not null check (length(body) <= 2000),
  place int not null,
  primary key (broker_id, id)
);

-- Kept apart from the conversation: only its broker ever reads it.
create table conversation_notes (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  text text not null check (length(text) <= 10000),
  version int not null default 1,
  saved_at timestamptz not null default now()
);

-- Whoever was given their first password by somebody else chooses their own before anything else.
alter table users add column must_change_password boolean not null default false;
