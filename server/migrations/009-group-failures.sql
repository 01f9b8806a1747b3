-- A failure is one thing that breaks in apps, in whatever build and on whatever screen; its reports are the rows of client_reports.
create table failures (
  id bytea primary key,
  resolved_at timestamptz,
  resolved_by uuid references users (id) on delete set null,
  -- When it came back after it was resolved.
  reopened_at timestamptz
);
-- How often each day, for its trend.
create table failure_days (
  failure_id bytea not null references failures (id) on delete cascade,
  day date not null,
  count int not null,
  primary key (failure_id, day)
);

alter table client_reports
  add column failure_id bytea references failures (id) on delete set null,
  add column build text,
  add column route text;
insert into failures (id) select fingerprint from client_reports;
update client_reports set failure_id = fingerprint, build = data ->> 'buildId', route = data ->> 'route';
create index client_reports_by_failure on client_reports (failure_id);
