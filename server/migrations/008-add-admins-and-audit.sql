-- Who runs the admin area. The account is a user with the role 'admin'; a row here says what they do there.
create table admins (
  user_id uuid primary key references users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'support')),
  ended_at timestamptz,
  -- Counts the changes of this row, for editors that come too late.
  version int not null default 1,
  created_at timestamptz not null default now()
);

-- Codes with which an admin confirms who they are. 'demo' is the one that is printed at a start with DEMO.
create table admin_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references admins (user_id) on delete cascade,
  kind text not null check (kind in ('demo', 'setup', 'recovery')),
  code_hash bytea not null,
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index admin_codes_by_user on admin_codes (user_id, kind);

-- The admin area is open to a session while it was used lately. Another time of its own: when the person last confirmed who they are.
alter table sessions
  add column admin_active_at timestamptz,
  add column admin_confirmed_at timestamptz;

-- Every change of the admin area, appended and never changed. No foreign keys: a line outlives what it tells of.
create table audit (
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  source text not null check (source in ('admin', 'command', 'job')),
  actor uuid,
  session_id uuid,
  request_id text,
  ip text,
  action text not null,
  entity text not null,
  entity_id text,
  reason text,
  -- Only the fields that changed.
  before jsonb,
  after jsonb,
  import_id uuid,
  -- Of a line about one of many things that were changed at once: the line of the whole act.
  part_of bigint,
  primary key (id, at)
) partition by range (at);
create index audit_newest on audit (at desc, id desc);
create index audit_by_entity on audit (entity, entity_id, at desc, id desc);
create index audit_by_actor on audit (actor, at desc, id desc);
create index audit_by_import on audit (import_id) where import_id is not null;
