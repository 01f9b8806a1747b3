-- The land guide, and what a buyer knows of their own block.

create table land_cards (
  id text primary key,
  -- Order in the guide.
  place int not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Came with the catalogue's library, so it is archived when the library no longer has it.
  is_from_library boolean not null default false,
  -- When a person changed it here; from then on the library leaves it alone.
  edited_at timestamptz,
  -- The whole card as the contract's LandCard.
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index land_cards_by_place on land_cards (place, id) where status = 'published';

alter table profiles
  add column corner text,
  -- {front, rear, side, sideStreet} in metres; null until the buyer has set them.
  add column setbacks jsonb;
