-- What a person asked to see more (1) or less (-1) of, by tag; the last word on a tag counts.
alter table user_progress add column wished_tags jsonb not null default '{}';

-- The details were looked at before the design was swiped: a little interest, whatever became of it.
alter table preferences add column was_opened boolean not null default false;

-- Answers that were given to pictures.
alter table profiles
  add column kitchen text,
  add column living text,
  add column suite text;
