-- Since when buyers have seen a design, whatever was corrected in it since; a time to come, or infinity: they have not yet.
-- null: it came with the library, when it was created.
alter table designs
  add column first_published_at timestamptz;

-- The log knows when a design was first published; publish_at is the last time.
update designs d
set first_published_at = case when d.is_from_library then d.created_at else least(d.publish_at, first_line.at) end
from designs same
left join (
  select entity_id, min(at) as at from audit
  where entity = 'design' and after ->> 'status' = 'published'
  group by entity_id
) as first_line on first_line.entity_id = same.id::text
where d.id = same.id and d.publish_at is not null;

create index designs_by_first_publication on designs (coalesce(first_published_at, created_at));
drop index designs_by_arrival;
