-- The deck deals only plans that fit the person's block.
alter table profiles add column only_fitting boolean not null default false;
