-- Which guided tours a person has completed. No row: it is still to be shown.

create table completed_tours (
  user_id uuid not null references users (id) on delete cascade,
  tour text not null,
  completed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, tour)
);
