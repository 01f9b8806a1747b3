-- Lists of builders, and what became of them.
create table imports (
  id uuid primary key default uuidv7(),
  -- designs.import_id
  number bigint generated always as identity unique,
  -- null: the house catalogue.
  builder_id uuid references builders (id),
  file_name text not null,
  file_hash bytea not null,
  state text not null default 'uploaded'
    check (state in ('uploaded', 'parsed', 'checked', 'applied', 'undone', 'failed', 'discarded')),
  -- What a job does with it right now. Only the job that knows the id may say how far it is.
  task text check (task in ('read', 'pictures', 'check', 'apply', 'undo')),
  task_id uuid,
  task_done int not null default 0,
  task_total int not null default 0,
  is_cancelled boolean not null default false,
  problem text,
  recognised jsonb,
  headings text[] not null default '{}',
  mapping jsonb not null default '{}',
  units jsonb not null default '{"length": "m", "area": "m²"}',
  is_remembered boolean not null default false,
  row_count int not null default 0,
  good_count int not null default 0,
  bad_count int not null default 0,
  left_out_count int not null default 0,
  imported_count int not null default 0,
  -- What its designs lack before they can be published, in words, and how many of them.
  gaps jsonb not null default '[]',
  archived_count int,
  left_count int,
  version int not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((task is null) = (task_id is null))
);
-- The same file again is a mistake until nothing of it is left. Two tabs that send it at once are one.
create unique index imports_of_a_file on imports (file_hash) where state not in ('undone', 'failed', 'discarded');
create index imports_newest on imports (created_at desc, id desc);

-- Rows of a file as they are by now. They go with the file's last day.
create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  place int not null,
  line int not null,
  -- Texts in the order of the headings.
  cells jsonb not null,
  state text not null default 'unchecked' check (state in ('unchecked', 'good', 'bad', 'left-out', 'imported')),
  errors jsonb not null default '[]',
  design_id uuid references designs (id) on delete set null,
  -- Of what the design was made of: what differs by now was edited since.
  design_hash text,
  primary key (import_id, place)
);
create index import_rows_by_state on import_rows (import_id, state, place);
create index import_rows_by_design on import_rows (design_id) where design_id is not null;

-- Pictures of a zip, under the names that rows have for them, in small letters.
create table import_pictures (
  import_id uuid not null references imports (id) on delete cascade,
  name text not null,
  -- The contract's Picture; null: it could not be opened.
  picture jsonb,
  -- What it is looked at closely by, of a plan that came as an SVG.
  drawing jsonb,
  problem text,
  primary key (import_id, name)
);

-- Which headings somebody chose for the lists of a builder, or of the house catalogue.
create table import_mappings (
  builder_id uuid references builders (id) on delete cascade,
  headings jsonb not null,
  units jsonb not null,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (builder_id)
);
