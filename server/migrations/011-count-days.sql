-- What happened on each day, without personal data: the dashboard reads nothing else of it. `detail` tells a measure apart: of a
-- step of the funnel it is the cohort, the Monday of the week in which these people registered.
create table daily_counts (
  day date not null,
  measure text not null,
  detail text not null default '',
  count bigint not null,
  primary key (day, measure, detail)
);
create table counted_days (
  day date primary key,
  counted_at timestamptz not null default now()
);
create table design_days (
  day date not null,
  design_id uuid not null references designs (id) on delete cascade,
  likes int not null,
  passes int not null,
  -- Reasons of passes, and how often each was given.
  reasons jsonb not null,
  primary key (day, design_id)
);
-- Whether a step is a person's first of its kind; deleting a person looks here too.
create index events_by_user on events (user_id, kind, at);
-- Days are counted without a walk through all swipes. It costs a swipe next to nothing.
create index preferences_by_time on preferences using brin (at) with (pages_per_range = 32);
