/*
 * Writes a person's note, or deletes it when there is no text, under the lock of the person's row. Answers what became of it:
 * 'written', 'no-design', 'full' or 'design-full'.
 * Of two changes of a note the later one stays, a deletion too. A change is as old as its device says, and never younger than
 * its arrival; a device dates each of its changes after the one that it knew. At the same moment the greater change id stays.
 * A repeat changes nothing. Deleted notes keep their id and time for so many days, without their text.
 */
create or replace function write_note(
  for_user uuid,
  note_id uuid,
  for_design uuid,
  new_text text,
  new_level text,
  new_x double precision,
  new_y double precision,
  by_change uuid,
  at_device timestamptz,
  notes_max int,
  design_max int,
  deleted_days int
) returns text
language plpgsql as $$
declare
  before record;
  at timestamptz;
begin
  perform from users where id = for_user for no key update;
  at := least(at_device, clock_timestamp());
  select changed_at, change_id, deleted_at into before
  from design_notes where user_id = for_user and id = note_id;
  if found and (by_change = before.change_id or (before.changed_at, before.change_id) >= (at, by_change)) then
    return 'written';
  end if;

  if new_text is null then
    update design_notes
    set text = '', level = null, x = null, y = null, changed_at = at, change_id = by_change, deleted_at = clock_timestamp()
    where user_id = for_user and id = note_id;
    delete from design_notes
    where user_id = for_user and deleted_at < clock_timestamp() - make_interval(days => deleted_days);
    return 'written';
  end if;

  if before.changed_at is null or before.deleted_at is not null then
    if not exists (select from designs where id = for_design) then
      return 'no-design';
    end if;
    if (select count(*) from design_notes where user_id = for_user and deleted_at is null) >= notes_max then
      return 'full';
    end if;
    if (
      select count(*) from design_notes where user_id = for_user and design_id = for_design and deleted_at is null
    ) >= design_max then
      return 'design-full';
    end if;
  end if;
  insert into design_notes as note (user_id, id, design_id, text, level, x, y, made_at, changed_at, change_id)
  values (for_user, note_id, for_design, new_text, new_level, new_x, new_y, at, at, by_change)
  on conflict (user_id, id) do update
  set text = new_text, level = new_level, x = new_x, y = new_y, changed_at = at, change_id = by_change, deleted_at = null;
  return 'written';
end $$;
