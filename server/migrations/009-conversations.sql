-- Conversations between a buyer and a broker, and their messages.

-- One for each pair: who comes back to a broker finds the old words. A buyer has one open at a time.
create table conversations (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references users (id) on delete cascade,
  broker_id uuid not null references users (id) on delete cascade,
  -- The newest message's seq; it grows under this row's lock, so that seqs are dense and commits keep their order.
  last_seq int not null default 0,
  last_message_at timestamptz not null default now(),
  buyer_read_seq int not null default 0,
  broker_read_seq int not null default 0,
  buyer_received_seq int not null default 0,
  broker_received_seq int not null default 0,
  buyer_unread int not null default 0,
  broker_unread int not null default 0,
  -- Until when what each wrote has used up the pace they may write at.
  buyer_paced_until timestamptz not null default now(),
  broker_paced_until timestamptz not null default now(),
  -- Since when the buyer waits for an answer.
  waiting_since timestamptz,
  first_asked_at timestamptz,
  first_replied_at timestamptz,
  stage text not null default 'new',
  snoozed_until timestamptz,
  blocked_by uuid references users (id) on delete set null,
  closed_at timestamptz,
  brief_version int not null default 0,
  created_at timestamptz not null default now(),
  unique (buyer_id, broker_id),
  check (buyer_id <> broker_id)
) with (fillfactor = 70);
create unique index conversations_open on conversations (buyer_id) where closed_at is null;
create index conversations_of_broker on conversations (broker_id, last_message_at desc, id);
create index conversations_waiting on conversations (broker_id, waiting_since, id)
  where waiting_since is not null and closed_at is null;
create index conversations_replied on conversations (broker_id, first_replied_at desc)
  where first_replied_at is not null;

create table messages (
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq int not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  sender_id uuid references users (id) on delete set null,
  type text not null check (type in ('text', 'design', 'system')),
  body text not null check (length(body) <= 4000),
  design_id uuid references designs (id) on delete set null,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, client_id)
);

-- What a buyer shared with a broker, and nothing else. Each change is a new version.
create table briefs (
  conversation_id uuid not null references conversations (id) on delete cascade,
  version int not null,
  document jsonb not null,
  note text,
  shared_at timestamptz not null default now(),
  primary key (conversation_id, version)
);

create table conversation_reports (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  reporter_id uuid references users (id) on delete set null,
  seq int,
  reason text not null,
  words text,
  at timestamptz not null default now()
);
create index conversation_reports_by_age on conversation_reports (at);

-- Who has an open socket, and at which process. Lost with a crash of the database; processes write it anew.
create unlogged table presences (
  user_id uuid not null,
  process_id uuid not null,
  primary key (user_id, process_id)
);
create unlogged table app_processes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

/*
 * Stores one message of one of the two, in the order of the conversation's lock. A client id that is there already is the
 * same message: it is answered as it was stored, whatever has become of the conversation since.
 * `outcome`: stored, repeat, conflict (the client id names something else), not-found, closed, blocked, rate-limited.
 */
create function store_message(
  for_conversation uuid,
  by_user uuid,
  with_client_id uuid,
  of_type text,
  with_body text,
  with_design uuid,
  burst int,
  per_second float8,
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
  c conversations;
  m messages;
  at timestamptz;
  is_buyer boolean;
  is_system boolean := of_type = 'system';
  pace interval := make_interval(secs => 1 / per_second);
  paced_until timestamptz;
begin
  select * into c from conversations k
  where k.id = for_conversation and by_user in (k.buyer_id, k.broker_id)
  for no key update;
  if not found then
    outcome := 'not-found';
    return;
  end if;
  at := clock_timestamp();
  is_buyer := by_user = c.buyer_id;
  for_buyer := c.buyer_id;
  for_broker := c.broker_id;
  paced_until := greatest(at, case when is_buyer then c.buyer_paced_until else c.broker_paced_until end);
  outcome := case
    when c.closed_at is not null then 'closed'
    when c.blocked_by is not null and not is_system then 'blocked'
    when paced_until > at + pace * (burst - 1) and not is_system then 'rate-limited'
    else 'stored'
  end;

  if outcome = 'stored' then
    insert into messages (conversation_id, seq, client_id, sender_id, type, body, design_id, created_at)
    values (for_conversation, c.last_seq + 1, with_client_id, by_user, of_type, with_body, with_design, at)
    on conflict (conversation_id, client_id) do nothing
    returning id, seq, created_at into stored_id, stored_seq, stored_at;
    if found then
      is_first_reply := not is_buyer and not is_system and c.first_asked_at is not null and c.first_replied_at is null;
      update conversations k
      set last_seq = stored_seq,
        last_message_at = at,
        buyer_unread = k.buyer_unread + (not is_buyer)::int,
        broker_unread = k.broker_unread + is_buyer::int,
        -- One's own message is read where all before it was; sent from a queue, it says nothing of the others.
        buyer_read_seq = k.buyer_read_seq + (is_buyer and k.buyer_read_seq = k.last_seq)::int,
        broker_read_seq = k.broker_read_seq + (not is_buyer and k.broker_read_seq = k.last_seq)::int,
        buyer_received_seq = k.buyer_received_seq + (is_buyer and k.buyer_received_seq = k.last_seq)::int,
        broker_received_seq = k.broker_received_seq + (not is_buyer and k.broker_received_seq = k.last_seq)::int,
        buyer_paced_until = case when is_buyer and not is_system then paced_until + pace else k.buyer_paced_until end,
        broker_paced_until = case when is_buyer or is_system then k.broker_paced_until else paced_until + pace end,
        waiting_since = case
          when is_system then k.waiting_since
          when is_buyer then coalesce(k.waiting_since, at)
        end,
        first_asked_at = case when is_buyer and not is_system then coalesce(k.first_asked_at, at) else k.first_asked_at end,
        first_replied_at = case when is_first_reply then at else k.first_replied_at end,
        snoozed_until = case when is_buyer then null else k.snoozed_until end
      where k.id = for_conversation;
      return;
    end if;
  end if;

  select * into m from messages s where s.conversation_id = for_conversation and s.client_id = with_client_id;
  if found then
    stored_id := m.id;
    stored_seq := m.seq;
    stored_at := m.created_at;
    outcome := case
      when m.sender_id = by_user and m.type = of_type and m.body = with_body
        and m.design_id is not distinct from with_design then 'repeat'
      else 'conflict'
    end;
  elsif outcome = 'rate-limited' then
    wait_ms := ceil(extract(epoch from paced_until - pace * (burst - 1) - at) * 1000);
  end if;
end $$;

/*
 * Moves one person's marks forward, never back and never beyond the newest message; no row when the conversation is not
 * theirs. What is still unread is counted only when something is.
 */
create function move_marks(
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
