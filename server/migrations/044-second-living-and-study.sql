-- Answers that were given to two more pictures.
alter table profiles
  add column second_living text,
  add column study text;
