-- Collections of liked designs, each person's own. Their ids are made by the device and are unique for one person alone.
create table collections (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  note text not null default '',
  version int not null default 1,
  place int not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- What is no longer liked stays here and is not shown: a like that comes back finds its places again.
create table collection_designs (
  user_id uuid not null,
  collection_id uuid not null,
  design_id uuid not null references designs (id) on delete cascade,
  place int not null,
  primary key (user_id, collection_id, design_id),
  foreign key (user_id, collection_id) references collections (user_id, id) on delete cascade
);
create index collection_designs_design on collection_designs (design_id);
