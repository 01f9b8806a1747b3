-- Texts that editors may write: a row for each page of them. `library_document` is what the product says by itself.
create table texts (
  id text primary key,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  document jsonb not null,
  draft jsonb,
  version int not null default 1,
  edited_at timestamptz,
  drafted_at timestamptz,
  drafted_by uuid references users (id) on delete set null,
  library_document jsonb,
  updated_at timestamptz not null default now()
);
