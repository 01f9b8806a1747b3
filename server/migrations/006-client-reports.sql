-- What went wrong in apps in people's hands. Equal reports are one row with a count; nothing here says whose app it was.

create table client_reports (
  fingerprint bytea primary key,
  level text not null check (level in ('debug', 'info', 'warn', 'error')),
  area text not null,
  message text not null,
  data jsonb not null,
  count int not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index client_reports_last on client_reports (last_at desc);
