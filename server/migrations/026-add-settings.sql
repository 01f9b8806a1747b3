-- What admins have set in place of the server's environment, a row for each group. Who set what when is in the audit log.
create table settings (
  name text primary key,
  -- Only what differs from the environment.
  document jsonb not null default '{}',
  version int not null default 1,
  changed_at timestamptz,
  changed_by uuid references users (id) on delete set null
);
insert into settings (name) values ('brand'), ('features'), ('sms'), ('unlocks');
