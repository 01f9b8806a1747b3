-- A password that somebody else chose opens nothing after this; null: it is the person's own, or lasts.
alter table users add column password_expires_at timestamptz;

-- Brokers whom an admin has invited, and when their temporary password was last sent.
create table broker_invitations (
  broker_id uuid primary key references users (id) on delete cascade,
  times_sent int not null default 1,
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
