-- How often each reason stands after one is taken back and one is given; either may be null.
create or replace function change_reason(counts jsonb, taken text, given text) returns jsonb
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
