-- Swipes: each is one statement under the lock of the person's user_progress row.

create function set_swiped(for_user uuid, ordinal int, is_seen boolean, is_liked boolean) returns void
language plpgsql as $$
declare
  of_page smallint := ordinal / 4096;
  bit int := ordinal % 4096;
begin
  update swiped_pages p
  set seen = set_bit(p.seen, bit, is_seen::int), liked = set_bit(p.liked, bit, is_liked::int)
  where p.user_id = for_user and p.page = of_page;
  if not found then
    insert into swiped_pages (user_id, page, seen, liked)
    values (
      for_user,
      of_page,
      set_bit(decode(repeat('00', 512), 'hex'), bit, is_seen::int),
      set_bit(decode(repeat('00', 512), 'hex'), bit, is_liked::int)
    );
  end if;
end $$;

-- How often each reason stands after one is taken back and one is given; either may be null.
create function change_reason(counts jsonb, taken text, given text) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_object_agg(tag, times), '{}')
  from (
    select tag, sum(times) as times
    from (
      select key as tag, value::int as times from jsonb_each_text(counts)
      union all select taken, -1
      union all select given, 1
    ) as changes
    where tag is not null
    group by tag
  ) as sums
  where times > 0
$$;

-- Milestones of a count that no earlier one of this person reached. Answers the features it unlocked, in order.
create function reach_milestones(for_user uuid, likes int, by_swipe uuid) returns text[]
language plpgsql as $$
declare
  reached text[];
begin
  if likes = 1 then
    insert into events (user_id, kind) values (for_user, 'first-like');
  end if;
  if likes not in (10, 13, 16, 19) then
    return '{}';
  end if;
  with fresh as (
    insert into unlocks (user_id, feature, swipe_id)
    select for_user, feature, by_swipe
    from (values ('dreamlist', 10), ('land', 13), ('videos', 16), ('brokers', 19)) as thresholds (feature, at_likes)
    where at_likes <= likes
    on conflict do nothing
    returning feature
  ), told as (
    insert into events (user_id, kind, data)
    select for_user, 'unlocked', jsonb_build_object('feature', feature) from fresh
  )
  select coalesce(array_agg(feature), '{}') into reached from fresh;
  return reached;
end $$;

/*
 * Stores a like or pass, keeps the count, the bitmaps and the reasons in step, and answers the count and what this very
 * swipe unlocked. No row when there is no such published design. Twice is once; an old swipe's repeat changes nothing.
 */
create function record_preference(
  for_user uuid,
  for_design uuid,
  new_action text,
  by_swipe uuid,
  new_reason text,
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
begin
  select d.ordinal, d.category = 'Floor Plan' as is_plan into design
  from designs d where d.id = for_design and d.status = 'published';
  if not found then
    return;
  end if;

  select * into progress from user_progress p where p.user_id = for_user for update;
  if not found then
    insert into user_progress (user_id) values (for_user) on conflict do nothing;
    select * into progress from user_progress p where p.user_id = for_user for update;
  end if;
  floor_plan_likes := progress.floor_plan_likes;
  unlocked := '{}';

  select p.action, p.reason, p.swipe_ids into before
  from preferences p where p.user_id = for_user and p.design_id = for_design;

  -- A repeat: it may add the reason of a pass, and hears again what it unlocked.
  if by_swipe = any (before.swipe_ids) or (by_swipe is null and before.action = new_action) then
    if before.action = 'pass' and reason_now is not null and reason_now is distinct from before.reason
      and (by_swipe is null or by_swipe = before.swipe_ids[array_length(before.swipe_ids, 1)]) then
      update preferences p set reason = reason_now where p.user_id = for_user and p.design_id = for_design;
      update user_progress p set passed_tags = change_reason(p.passed_tags, before.reason, reason_now)
      where p.user_id = for_user;
    end if;
    if by_swipe is not null and progress.most_floor_plan_likes >= 10 then
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
    -- The time stays when the action does: reviewing passes walks back through them by time.
    update preferences p
    set action = new_action,
      reason = case when p.action = new_action then coalesce(reason_now, p.reason) else reason_now end,
      at = case when p.action = new_action then p.at else clock_timestamp() end,
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
      unlocked := reach_milestones(for_user, floor_plan_likes, by_swipe);
    end if;
  end if;
  return next;
end $$;

/*
 * Takes a like or pass back; what it unlocked stays. With a swipe id only that swipe is undone, and only while it is the
 * last one on the design. No row when there is no such design.
 */
create function undo_preference(
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
  update preferences p set action = 'undone', reason = null
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
