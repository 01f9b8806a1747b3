/*
 * What is left of a design that the library names no more, whose cards, elevations and doll-houses are gone from it: its drawings stand for
 * its cards, level by level, and of its views stay those that are no files of the library. What an admin has uploaded stays.
 */
create or replace function archived_document(document jsonb) returns jsonb
language sql immutable strict as $$
  with pictures as (
    select coalesce(jsonb_agg(coalesce(drawing, picture) order by place), '[]') as list
    from jsonb_array_elements(document -> 'pictures') with ordinality as shown (picture, place)
    left join lateral (
      select drawing
      from jsonb_array_elements(document -> 'drawings') as drawn (drawing)
      where picture ->> 'light' like '/media/plans/%' and drawing ->> 'level' is not distinct from picture ->> 'level'
      limit 1
    ) as drawn on true
  ), views as (
    select coalesce(jsonb_agg(view order by place), '[]') as list
    from jsonb_array_elements(document -> 'views') with ordinality as shown (view, place)
    where view ->> 'light' !~ '^/media/(plans|dollhouse)/'
  )
  select document
    || jsonb_build_object('pictures', pictures.list, 'views', views.list)
    || case when document ? 'imageUrl' and pictures.list <> '[]'
         then jsonb_build_object('imageUrl', pictures.list #> '{0,light}') else '{}' end
  from pictures, views
$$;
