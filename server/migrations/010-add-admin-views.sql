-- How an admin wants to see a list again: its address behind the question mark, under a name of theirs.
create table admin_views (
  id uuid primary key default uuidv7(),
  user_id uuid not null references admins (user_id) on delete cascade,
  list text not null,
  name text not null,
  address text not null,
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
