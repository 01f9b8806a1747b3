/*
 * Stores a like or pass, keeps the count, the bitmaps and the reasons in step, and answers the count and what this very
 * swipe unlocked, all under the lock of the person's user_progress row. No row when there is no such published design.
 * The action 'restore' is a like that was taken back and takes its old place again; for 30 days also when its design has left
 * the catalogue since.
 * Twice is once; an old swipe's repeat changes nothing. The features unlock at so many floor-plan likes each.
 */
create or replace function record_preference(
  for_user uuid,
  for_design uuid,
  new_action text,
  by_swipe uuid,
  new_reason text,
  features text[],
  unlock_at int[],
  out floor_plan_likes int,
  out unlocked text[]
) returns setof record
language plpgsql as $$
declare
  design record;
  progress record;
  before record;
  likes_change int := 0;
  reason_now text := case when new_action = 'pass' then new_reason end;
  is_restored boolean := new_action = 'restore';
begin
  if is_restored then
    new_action := 'like';
  end if;

  select d.ordinal, d.category = 'Floor Plan' as is_plan,
    is_design_dealt(d.status, d.publish_at, b.is_active) as is_dealt
  into design
  from designs d left join builders b on b.id = d.builder_id
  where d.id = for_design;
  if not found or not (design.is_dealt or is_restored) then
    return;
  end if;

  select * into progress from user_progress p where p.user_id = for_user for update;
  if not found then
    insert into user_progress (user_id) values (for_user) on conflict do nothing;
    select * into progress from user_progress p where p.user_id = for_user for update;
  end if;
  floor_plan_likes := progress.floor_plan_likes;
  unlocked := '{}';

  select p.action, p.reason, p.swipe_ids,
    p.action = 'like' or (p.action = 'undone' and p.unliked_at > now() - interval '30 days') as is_restorable
  into before
  from preferences p where p.user_id = for_user and p.design_id = for_design;
  if not (design.is_dealt or coalesce(before.is_restorable or by_swipe = any (before.swipe_ids), false)) then
    return;
  end if;

  -- A repeat: it may add the reason of a pass, and is answered again what it unlocked.
  if by_swipe = any (before.swipe_ids) or (by_swipe is null and before.action = new_action) then
    if before.action = 'pass' and reason_now is not null and reason_now is distinct from before.reason
      and (by_swipe is null or by_swipe = before.swipe_ids[array_length(before.swipe_ids, 1)]) then
      update preferences p set reason = reason_now where p.user_id = for_user and p.design_id = for_design;
      update user_progress p set passed_tags = change_reason(p.passed_tags, before.reason, reason_now)
      where p.user_id = for_user;
    end if;
    if by_swipe is not null then
      select coalesce(array_agg(u.feature), '{}') into unlocked
      from unlocks u where u.user_id = for_user and u.swipe_id = by_swipe;
    end if;
    return next;
    return;
  end if;

  if before.action is null then
    insert into preferences (user_id, design_id, action, swipe_ids, reason)
    values (for_user, for_design, new_action, case when by_swipe is null then '{}' else array[by_swipe] end, reason_now);
  else
    -- The time stays when the action does: reviewing passes walks back through them by time. An undo has kept it too.
    update preferences p
    set action = new_action,
      reason = case when p.action = new_action then coalesce(reason_now, p.reason) else reason_now end,
      at = case when p.action = new_action or (is_restored and p.action = 'undone') then p.at else clock_timestamp() end,
      swipe_ids = case when by_swipe is null then p.swipe_ids else p.swipe_ids[array_length(p.swipe_ids, 1) - 6:] || by_swipe end
    where p.user_id = for_user and p.design_id = for_design;
    if before.action = new_action then
      reason_now := coalesce(reason_now, before.reason);
    end if;
  end if;

  if before.action is distinct from new_action then
    perform set_swiped(for_user, design.ordinal, true, new_action = 'like');
    if design.is_plan then
      likes_change := (new_action = 'like')::int - coalesce(before.action = 'like', false)::int;
    end if;
  end if;

  if likes_change <> 0 or reason_now is distinct from before.reason then
    floor_plan_likes := floor_plan_likes + likes_change;
    update user_progress p
    set floor_plan_likes = record_preference.floor_plan_likes,
      most_floor_plan_likes = greatest(p.most_floor_plan_likes, record_preference.floor_plan_likes),
      passed_tags = case
        when reason_now is distinct from before.reason then change_reason(p.passed_tags, before.reason, reason_now)
        else p.passed_tags
      end
    where p.user_id = for_user;
    if floor_plan_likes > progress.most_floor_plan_likes then
      unlocked := reach_milestones(for_user, floor_plan_likes, by_swipe, features, unlock_at);
    end if;
  end if;
  return next;
end $$;
