-- What an admin confirms with who they are, beside the password. A TOTP secret is sealed with a key that the database does not have in
-- plain; of a passkey only its public key is here.
create table admin_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references admins (user_id) on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  credential_id text unique,
  public_key bytea,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  secret bytea,
  -- The newest step of 30 seconds whose code was taken: none is taken twice.
  last_step bigint,
  -- Null while it is being set up.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'passkey') = (public_key is not null and credential_id is not null)),
  check ((kind = 'totp') = (secret is not null))
);
create index admin_factors_by_user on admin_factors (user_id);

-- What a passkey has to sign, once, on the session that asked for it.
create table admin_challenges (
  session_id uuid not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('set-up', 'confirm')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

-- Until then a new admin may set up their first factor, with the password that they chose in place of their one-time code.
alter table admins add column set_up_until timestamptz;
