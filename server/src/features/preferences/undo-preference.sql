/*
 * Takes a like or pass back; what it unlocked stays. With a swipe id only that swipe is undone, and only while it is the
 * last one on the design. No row when there is no such design.
 */
create or replace function undo_preference(
  for_user uuid,
  for_design uuid,
  of_swipe uuid,
  out floor_plan_likes int
) returns setof int
language plpgsql as $$
declare
  design record;
  before record;
begin
  select d.ordinal, d.category = 'Floor Plan' as is_plan into design from designs d where d.id = for_design;
  if not found then
    return;
  end if;

  select p.floor_plan_likes into floor_plan_likes from user_progress p where p.user_id = for_user for update;
  if not found then
    floor_plan_likes := 0;
    return next;
    return;
  end if;

  select p.action, p.reason, p.swipe_ids into before
  from preferences p where p.user_id = for_user and p.design_id = for_design;
  if before.action is null or before.action = 'undone'
    or of_swipe is distinct from coalesce(before.swipe_ids[array_length(before.swipe_ids, 1)], of_swipe)
      and of_swipe is not null then
    return next;
    return;
  end if;

  -- The time stays: a page of likes or passes may go on from here.
  update preferences p set action = 'undone', reason = null, unliked_at = case when before.action = 'like' then now() end
  where p.user_id = for_user and p.design_id = for_design;
  perform set_swiped(for_user, design.ordinal, false, false);
  if before.action = 'like' and design.is_plan then
    floor_plan_likes := floor_plan_likes - 1;
  end if;
  update user_progress p
  set floor_plan_likes = undo_preference.floor_plan_likes,
    passed_tags = change_reason(p.passed_tags, before.reason, null)
  where p.user_id = for_user;
  return next;
end $$;
