-- The catalogue and what buyers think of it.

create table designs (
  id uuid primary key,
  -- Small and dense: what a person has swiped is a bitmap over these. Never renumbered.
  ordinal int generated always as identity (start with 0 minvalue 0) unique,
  slug text not null,
  category text not null check (category in ('Floor Plan', 'Kitchen', 'Bathroom', 'Living', 'Facade', 'Alfresco')),
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Came with the catalogue's library, so it is archived when the library no longer has it.
  is_from_library boolean not null default false,
  -- The whole design as the contract's Design.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The library as it was last imported; one row.
create table library_imports (
  is_only boolean primary key default true check (is_only),
  content_hash text not null,
  imported_at timestamptz not null default now()
);
insert into library_imports (content_hash) values ('');

-- What a person last said about a design. 'undone' keeps the row so that a late repeat of the undone swipe stays undone.
create table preferences (
  user_id uuid not null references users (id) on delete cascade,
  design_id uuid not null references designs (id) on delete cascade,
  action text not null check (action in ('like', 'pass', 'undone')),
  -- The swipes that were applied, newest last; a repeat of one of them changes nothing.
  swipe_ids uuid[] not null default '{}',
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, design_id)
);
create index preferences_liked on preferences (user_id, at desc, design_id desc) where action = 'like';
create index preferences_passed on preferences (user_id, at desc, design_id desc) where action = 'pass';

-- One row per buyer, locked by each swipe.
create table user_progress (
  user_id uuid primary key references users (id) on delete cascade,
  floor_plan_likes int not null default 0 check (floor_plan_likes >= 0),
  -- The highest count ever reached: milestones happen when it rises, so an undo and a new like repeat none.
  most_floor_plan_likes int not null default 0,
  -- Reasons of the passes that stand, and how often each was given.
  passed_tags jsonb not null default '{}'
);

-- Bit n of page p is the design with ordinal 4096 p + n. Pages keep a swipe's write small however large the catalogue is.
create table swiped_pages (
  user_id uuid not null references users (id) on delete cascade,
  page smallint not null,
  seen bytea not null check (length(seen) = 512),
  liked bytea not null check (length(liked) = 512),
  primary key (user_id, page)
) with (fillfactor = 50);

-- What is unlocked stays unlocked. `swipe_id` is the swipe that did it, so that its repeat answers the same.
create table unlocks (
  user_id uuid not null references users (id) on delete cascade,
  feature text not null check (feature in ('dreamlist', 'land', 'videos', 'brokers')),
  swipe_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, feature)
);
