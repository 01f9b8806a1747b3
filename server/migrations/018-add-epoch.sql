-- Which history this database tells, and a count of the heartbeats of its processes: one that counts back was restored.
create table database_epoch (
  is_only boolean primary key default true check (is_only),
  epoch uuid not null default gen_random_uuid(),
  tick bigint not null default 0
);
insert into database_epoch default values;
