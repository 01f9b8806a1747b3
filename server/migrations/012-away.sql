-- How people who are away are told: their devices, what they want to hear of, and who looks after unread messages.

-- A session has one at most, and it goes with the session: who is signed out is told nothing more.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index push_subscriptions_by_user on push_subscriptions (user_id);

create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  is_wanted boolean not null default false,
  messages boolean not null default true,
  unlocks boolean not null default true,
  new_designs boolean not null default false,
  shows_words boolean not null default false,
  mail boolean not null default true,
  quiet_from text,
  quiet_to text,
  time_zone text not null default 'Australia/Sydney',
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);
create index notification_settings_of_the_curious on notification_settings (user_id) where new_designs and is_wanted;

-- Up to which message somebody was told of a conversation. What they have read since is beyond it.
create table unread_notices (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  pushed_seq int not null default 0,
  mailed_seq int not null default 0,
  primary key (conversation_id, user_id)
);

-- When a job looks next whether each has read what they got; null when none waits.
alter table conversations
  add column buyer_look_at timestamptz,
  add column broker_look_at timestamptz;

/*
 * Lets a job look after a message that nobody has read for ten minutes, in the message's own transaction. A job that waits
 * already is enough: it looks at what is unread then, so that a lively conversation costs one job in ten minutes. A job
 * that is long overdue is taken for lost.
 */
create function watch_unread() returns trigger language plpgsql as $$
declare
  soon timestamptz := clock_timestamp() + interval '10 minutes';
begin
  if new.buyer_unread > old.buyer_unread and is_look_missing(old.buyer_look_at) then
    new.buyer_look_at := soon;
    perform add_look(new.id, new.buyer_id, soon);
  end if;
  if new.broker_unread > old.broker_unread and is_look_missing(old.broker_look_at) then
    new.broker_look_at := soon;
    perform add_look(new.id, new.broker_id, soon);
  end if;
  return new;
end $$;

-- A minute more than ten: transactions that wait for one another began before the job was made that they find.
create function is_look_missing(look_at timestamptz) returns boolean language sql stable
return coalesce(look_at not between now() - interval '15 minutes' and now() + interval '11 minutes', true);

create function add_look(of_conversation uuid, for_user uuid, look_at timestamptz) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'look-at-unread',
    json_build_object('conversationId', of_conversation, 'userId', for_user),
    run_at => look_at,
    max_attempts => 12,
    job_key => 'look:' || of_conversation || ':' || for_user
  );
end $$;

create trigger conversations_watch_unread before update of buyer_unread, broker_unread on conversations
  for each row when (
    (new.buyer_unread > old.buyer_unread and is_look_missing(old.buyer_look_at))
    or (new.broker_unread > old.broker_unread and is_look_missing(old.broker_look_at))
  )
  execute function watch_unread();
