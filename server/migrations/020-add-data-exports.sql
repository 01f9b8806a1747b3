-- What a person can download of all that is stored of them: one file, under the row's id, for a day.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  asked_by text not null check (asked_by in ('person', 'admin')),
  asked_at timestamptz not null default now(),
  -- Null while it is being made.
  ready_at timestamptz,
  bytes bigint,
  expires_at timestamptz,
  -- The newest link to it: for the session that has just given the password, for minutes.
  link_hash bytea unique,
  link_session_id uuid references sessions (id) on delete set null,
  link_until timestamptz
);
