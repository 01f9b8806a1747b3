-- The learning hub's videos, and who kept which.

create table videos (
  id uuid primary key,
  slug text not null,
  -- Videos are listed by it; not unique, so that a new order is one statement.
  place int not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Came with the library's lessons, so it is archived when they no longer have it.
  is_from_library boolean not null default false,
  -- The whole video as the contract's Video.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The lessons as they were last imported; one row.
create table lesson_imports (
  is_only boolean primary key default true check (is_only),
  content_hash text not null,
  imported_at timestamptz not null default now()
);
insert into lesson_imports (content_hash) values ('');

create table video_favorites (
  user_id uuid not null references users (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, video_id)
);
