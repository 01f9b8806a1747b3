-- Whose designs these are. One that is switched off takes all of its designs out of the decks.
create table builders (
  id uuid primary key default uuidv7(),
  name text not null,
  licence text,
  states text[] not null default '{}',
  -- The contract's Picture.
  logo jsonb,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp()
);
create unique index builders_name on builders (lower(name));

-- A design gets its ordinal when it is published first: drafts, and imports that are rolled back, spend none.
alter table designs alter column ordinal drop identity, alter column ordinal drop not null;
create sequence designs_ordinals as int minvalue 0 start with 0 owned by designs.ordinal;
select setval('designs_ordinals', coalesce((select max(ordinal) from designs), -1) + 1, false);
alter table designs alter column ordinal set default nextval('designs_ordinals');

alter table designs
  -- What buyers get, or got; null: was never published.
  alter column document drop not null,
  drop constraint designs_status_check,
  add constraint designs_status_check check (status in ('draft', 'scheduled', 'published', 'archived')),
  -- The contract's DesignDocument, whole: what an admin has written since it was published; null: nothing.
  add column draft jsonb,
  add column builder_id uuid references builders (id),
  -- By which import it came.
  add column import_id bigint,
  add column origin text not null generated always as (
    case when is_from_library then 'library' when import_id is null then 'admin' else 'import' end
  ) stored,
  -- From when buyers see it, while it is scheduled; since when, afterwards.
  add column publish_at timestamptz,
  -- An admin has published or archived it: the library leaves it as it is.
  add column edited_at timestamptz,
  -- The last change of any kind; updated_at tells of what buyers see.
  add column saved_at timestamptz not null default now(),
  add column version int not null default 1,
  add check (document is not null or draft is not null),
  add check (status in ('draft', 'archived') or (document is not null and ordinal is not null)),
  add check (status <> 'scheduled' or publish_at is not null);
update designs set saved_at = updated_at;
create index designs_by_builder on designs (builder_id) where builder_id is not null;
create index designs_by_import on designs (import_id) where import_id is not null;
create index designs_scheduled on designs (publish_at) where status = 'scheduled';

-- Pictures, drawings and logos that were uploaded for the catalogue. One that no design or builder has used goes after two days.
create table catalogue_files (
  id uuid primary key,
  kind text not null check (kind in ('picture', 'plan', 'logo')),
  name text not null,
  -- Names in the file store.
  keys text[] not null,
  used_at timestamptz,
  uploaded_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index catalogue_files_unused on catalogue_files (created_at) where used_at is null;
