-- Plans that people share. Whoever has the token sees the plan; a link that is stopped leaves nothing behind.
create table shared_plans (
  user_id uuid not null references users (id) on delete cascade,
  design_id uuid not null references designs (id) on delete cascade,
  token text not null unique,
  shared_at timestamptz not null default now(),
  primary key (user_id, design_id)
);
create index shared_plans_design on shared_plans (design_id);
