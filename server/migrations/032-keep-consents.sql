-- Which versions of the terms and the privacy page somebody has agreed to, and when.
create table consents (
  user_id uuid not null references users (id) on delete cascade,
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  agreed_at timestamptz not null default now(),
  primary key (user_id, version)
);
