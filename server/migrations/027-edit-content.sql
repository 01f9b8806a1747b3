-- What is edited as a whole document. A draft lies beside what is published; `version` counts every change of either.
alter table land_cards
  add column draft jsonb,
  add column version int not null default 1,
  add column drafted_at timestamptz,
  add column drafted_by uuid references users (id) on delete set null,
  -- The library's own card, as it was last loaded: an edited one stays, and this tells whether the library has moved on.
  add column library_document jsonb;

-- Every document that was published, in its order: to look back, and to restore.
create table content_versions (
  kind text not null,
  content_id text not null,
  number int not null,
  document jsonb not null,
  at timestamptz not null default now(),
  by_user uuid references users (id) on delete set null,
  primary key (kind, content_id, number)
);
