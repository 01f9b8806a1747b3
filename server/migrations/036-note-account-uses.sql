-- When somebody last came to their account, by whatever way; sessions themselves are deleted when they are over. For the accounts that are
-- there already the time begins now.
create table account_uses (
  user_id uuid primary key references users (id) on delete cascade,
  last_at timestamptz not null default now()
);
create index account_uses_by_time on account_uses (last_at);
insert into account_uses (user_id) select id from users where not is_erased;

-- Nobody has used it for a long time.
alter table account_deletions drop constraint account_deletions_asked_by_check;
alter table account_deletions add constraint account_deletions_asked_by_check
  check (asked_by in ('person', 'admin', 'idle'));
