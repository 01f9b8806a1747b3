-- Cards as they were dealt and what became of them, so that policies can be compared later. Nothing says to whom: the number of a
-- deal is known to the device alone, and comes back with the swipe.
create table dealt_cards (
  deal bytea primary key,
  at timestamptz not null default now(),
  policy text not null,
  design_id uuid not null,
  place int not null,
  is_random boolean not null,
  probability real not null,
  reason text,
  action text check (action in ('like', 'pass'))
);
create index dealt_cards_by_time on dealt_cards using brin (at) with (pages_per_range = 32);

-- The same by day, kept for good.
create table deal_days (
  day date not null,
  policy text not null,
  is_random boolean not null,
  reason text not null,
  dealt int not null,
  likes int not null,
  passes int not null,
  primary key (day, policy, is_random, reason)
);
