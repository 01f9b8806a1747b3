/*
 * Notes the milestones of a count that no earlier one of this person reached: the first like, and the features that unlock
 * at so many likes each. Answers those that it unlocked.
 */
create or replace function reach_milestones(
  for_user uuid,
  likes int,
  by_swipe uuid,
  features text[],
  unlock_at int[]
) returns text[]
language plpgsql as $$
declare
  reached text[];
begin
  if likes = 1 then
    insert into events (user_id, kind) values (for_user, 'first-like');
  end if;
  -- Between two numbers there is nothing to unlock, unless the numbers were changed while somebody swiped.
  if likes <> all (unlock_at) and not exists (
    select from unnest(features, unlock_at) as thresholds (feature, at_likes)
    where at_likes <= likes
      and not exists (select from unlocks u where u.user_id = for_user and u.feature = thresholds.feature)
  ) then
    return '{}';
  end if;
  with fresh as (
    insert into unlocks (user_id, feature, swipe_id)
    select for_user, feature, by_swipe
    from unnest(features, unlock_at) as thresholds (feature, at_likes)
    where at_likes <= likes
    on conflict do nothing
    returning feature
  ), announced as (
    insert into events (user_id, kind, data)
    select for_user, 'unlocked', jsonb_build_object('feature', feature) from fresh
  )
  select coalesce(array_agg(feature), '{}') into reached from fresh;
  return reached;
end $$;
