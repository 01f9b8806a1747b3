/*
 * The name of a file of the library without its hash, which changes with each drawing or render; null for what an admin has uploaded.
 * A doll's house was one picture once: it stands for all that there are now.
 */
create or replace function library_file(path text) returns text
language sql immutable strict as $$
  select case
    when path like '/media/dollhouse/house.%' then '/media/dollhouse/%'
    when path ~ '^/media/(plans|dollhouse|rooms)/' then regexp_replace(path, '\.[0-9a-f]{8,}\.', '.')
  end
$$;

/* A list of pictures with the library's present ones in place of those that were redrawn; what an admin has uploaded stays. */
create or replace function redrawn_pictures(shown jsonb, library jsonb) returns jsonb
language sql immutable strict as $$
  select coalesce(jsonb_agg(coalesce(present, picture) order by place, nth), '[]')
  from jsonb_array_elements(shown) with ordinality as shown (picture, place)
  left join jsonb_array_elements(library) with ordinality as listed (present, nth)
    on library_file(present ->> 'light') like library_file(picture ->> 'light')
$$;

/*
 * A design that an admin has edited, with the library's present pictures: each render has another file name, and the one before is gone from
 * the library. Words and facts stay as the admin wrote them.
 */
create or replace function redrawn_document(document jsonb, library jsonb) returns jsonb
language sql immutable strict as $$
  select document
    || (
      select coalesce(jsonb_object_agg(name, redrawn_pictures(document -> name, library -> name)), '{}')
      from unnest(array['pictures', 'drawings', 'views']) as list (name)
      where jsonb_typeof(document -> name) = 'array' and jsonb_typeof(library -> name) = 'array'
    )
    || coalesce((
      select jsonb_build_object('imageUrl', picture -> 'light')
      from jsonb_array_elements(library -> 'pictures') as present (picture)
      where library_file(picture ->> 'light') = library_file(document ->> 'imageUrl')
      limit 1
    ), '{}')
$$;
