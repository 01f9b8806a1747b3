-- Somebody's way back: when they were here, the plan picked for their day, and what they were told of.
create table comebacks (
  user_id uuid primary key references users (id) on delete cascade,
  visited_at timestamptz not null default now(),
  visited_before_at timestamptz,
  pick_day date,
  pick_design uuid references designs (id) on delete set null,
  pick_why text,
  -- Wants to be told of new designs that match, and up to which moment they were looked through.
  wants_matches boolean not null default false,
  matched_at timestamptz not null default now(),
  -- The last two pushes: no more than two a week.
  pushed_at timestamptz,
  pushed_before_at timestamptz
);
create index comebacks_pick on comebacks (pick_design) where pick_design is not null;
create index comebacks_wanting on comebacks (matched_at) where wants_matches;
create index designs_by_arrival on designs (coalesce(publish_at, created_at));

alter table notification_settings add column come_back boolean not null default false;
