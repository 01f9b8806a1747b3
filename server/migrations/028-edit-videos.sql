-- As land cards are edited: see 020.
alter table videos
  add column draft jsonb,
  add column version int not null default 1,
  add column edited_at timestamptz,
  add column drafted_at timestamptz,
  add column drafted_by uuid references users (id) on delete set null,
  add column library_document jsonb;

-- Files that editors upload for videos. What no video names is removed after a day.
create table content_files (
  id uuid primary key default gen_random_uuid(),
  -- As it stands in an address: the id and what kind of file it is.
  name text not null unique,
  mime text not null,
  bytes bigint not null,
  -- Of a film its length; of captions when the last one ends.
  seconds real,
  uploaded_by uuid references users (id) on delete set null,
  at timestamptz not null default now()
);
