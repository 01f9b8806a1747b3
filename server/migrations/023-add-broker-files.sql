-- Photos of brokers, and evidence of what was checked about them. The row comes first and goes last: what lies in the store always has one.
create table broker_files (
  id uuid primary key default gen_random_uuid(),
  broker_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('photo', 'evidence')),
  name text not null default '',
  mime text,
  -- Null while it is being uploaded.
  ready_at timestamptz,
  created_at timestamptz not null default now()
);
create index broker_files_by_broker on broker_files (broker_id);

-- Counts the changes of what was checked, for admins who come too late.
alter table brokers add column checks_version int not null default 1;
