-- Accounts that are to be erased, and when. The row goes when the person signs in again before, or with the account.
create table account_deletions (
  user_id uuid primary key references users (id) on delete cascade,
  asked_by text not null check (asked_by in ('person', 'admin')),
  asked_at timestamptz not null default now(),
  erase_at timestamptz not null,
  -- Erasing has begun: from then on there is no way back.
  begun_at timestamptz
);
create index account_deletions_by_time on account_deletions (erase_at);

-- Accounts that were erased, by an id that says nothing any more: a backup that is restored brings nobody back for long.
create table erased_accounts (
  user_id uuid primary key,
  erased_at timestamptz not null default now()
);

-- Stands in conversations for somebody who was erased. Nobody signs in as it.
alter table users add column is_erased boolean not null default false;
