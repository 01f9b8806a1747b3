-- Notes on designs and on spots of their plans, each person's own. Ids are made by the device and are unique for one person alone.
create table design_notes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  design_id uuid not null references designs (id) on delete cascade,
  text text not null,
  -- A spot in shares of a storey's drawing; all null for a note on the whole design.
  level text check (level in ('ground', 'upper')),
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  change_id uuid not null,
  -- A deleted note has no text any more.
  deleted_at timestamptz,
  primary key (user_id, id),
  check ((level is null) = (x is null) and (x is null) = (y is null))
);
create index design_notes_design on design_notes (design_id);
