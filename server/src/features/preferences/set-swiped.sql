-- Notes in the bitmaps of a person whether they have seen and like the design with an ordinal.
create or replace function set_swiped(for_user uuid, ordinal int, is_seen boolean, is_liked boolean) returns void
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
