-- Collections and design DNA that people share, each as a page. Whoever has the token sees it; a link that is stopped leaves nothing.
create table shared_pages (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('collection', 'dna')),
  collection_id uuid,
  token text not null unique,
  shows_name boolean not null,
  shows_notes boolean not null,
  -- How often the page was opened, by nobody in particular.
  opens int not null default 0,
  shared_at timestamptz not null default now(),
  primary key (user_id, id),
  unique nulls not distinct (user_id, kind, collection_id),
  foreign key (user_id, collection_id) references collections (user_id, id) on delete cascade,
  check ((kind = 'collection') = (collection_id is not null))
);

alter table shared_plans add column opens int not null default 0;
