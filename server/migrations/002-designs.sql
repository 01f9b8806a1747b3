-- The catalogue and what buyers think of it.

create table designs (
  id uuid primary key,
  -- Small and dense: a person's seen set is a bitmap over these.
  ordinal int generated always as identity (start with 0 minvalue 0) unique,
  slug text not null unique,
  category text not null check (category in ('Floor Plan', 'Kitchen', 'Bathroom', 'Living', 'Facade', 'Alfresco')),
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- The whole design as the contract's Design.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table preferences (
  user_id uuid not null references users (id) on delete cascade,
  design_id uuid not null references designs (id) on delete cascade,
  action text not null check (action in ('like', 'pass')),
  swipe_id uuid,
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, design_id)
);
create index preferences_liked on preferences (user_id, at desc, design_id) where action = 'like';
create index preferences_passed on preferences (user_id, at desc, design_id) where action = 'pass';

-- One row per buyer, locked by each swipe. Bit n of a bitmap is the design with ordinal n.
create table user_progress (
  user_id uuid primary key references users (id) on delete cascade,
  floor_plan_likes int not null default 0 check (floor_plan_likes >= 0),
  seen bytea not null default '',
  liked bytea not null default '',
  -- Tags of reasoned passes and how often each was given.
  passed_tags jsonb not null default '{}'
);

-- What is unlocked stays unlocked. `swipe_id` is the swipe that did it, so that its repeat answers the same.
create table unlocks (
  user_id uuid not null references users (id) on delete cascade,
  feature text not null check (feature in ('dreamlist', 'land', 'videos', 'brokers')),
  swipe_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, feature)
);
