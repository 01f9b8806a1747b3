-- People, their sessions, the codes they were sent and their profile.

create table secrets (
  name text primary key,
  value bytea not null
);

create table users (
  id uuid primary key default uuidv7(),
  email text not null unique,
  name text not null,
  password_hash text not null,
  role text not null default 'buyer' check (role in ('buyer', 'broker', 'admin')),
  phone text unique,
  phone_verified_at timestamptz,
  profile_completed_at timestamptz,
  notifications_decided_at timestamptz,
  selected_broker_id uuid references users (id) on delete set null,
  has_installed_app boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  check (phone_verified_at is null or phone is not null)
);

-- One row per sign-in; a refresh rotates the tokens within the row. Only hashes are kept.
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  -- The part that all refresh tokens of the session share: a replayed one still names whom it was stolen from.
  family_hash bytea not null unique,
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Processes cache sessions for seconds. Whoever changes what a session may do, they hear of it.
create function announce_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;
create trigger sessions_announce after delete or update of access_hash, expires_at on sessions
  for each row execute function announce_session_change('user_id');
create trigger users_announce
  after delete or update of role, phone_verified_at, profile_completed_at, disabled_at on users
  for each row execute function announce_session_change('id');

-- The current code of one purpose for one person; sending a new one replaces it.
create table codes (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('phone', 'password')),
  target text not null,
  code_hash bytea not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- What was sent or tried, for limits that must hold over restarts and processes. Rows older than a day are deleted.
create table attempts (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  at timestamptz not null default now()
);
create index attempts_by_subject on attempts (kind, subject, at);
create index attempts_by_age on attempts (at);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  state text,
  suburb text,
  postcode text,
  who_for text,
  first_home text,
  stage text,
  "when" text,
  block_width numeric(5, 2),
  block_depth numeric(5, 2),
  slope text,
  facing text,
  bedrooms smallint,
  bathrooms smallint,
  cars smallint,
  storeys text,
  budget text,
  must_haves text[] not null default '{}',
  step smallint not null default 1,
  updated_at timestamptz not null default now()
);

-- Facts for matching and the funnel. No personal data in `data`.
create table events (
  id bigint generated always as identity primary key,
  user_id uuid references users (id) on delete set null,
  kind text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index events_by_kind on events (kind, at);
