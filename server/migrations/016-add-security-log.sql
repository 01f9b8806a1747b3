-- What happened at the doors: one shape for everything, kept for 90 days. No foreign keys: a line outlives whom it tells of.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  user_id uuid,
  session_id uuid,
  ip text,
  request_id text,
  -- Never personal data.
  detail text
);
create index security_events_newest on security_events (at desc, id desc);
create index security_events_by_kind on security_events (kind, at desc, id desc);
create index security_events_by_user on security_events (user_id, at desc, id desc);

-- Codes that were sent and whether they were entered, without whom they went to: by the share that is entered, pumping shows.
create table sent_codes (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  at timestamptz not null default clock_timestamp(),
  entered_at timestamptz
);
create index sent_codes_newest on sent_codes (channel, at desc);
alter table codes add column sent_id bigint;
