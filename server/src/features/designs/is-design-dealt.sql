/*
 * Whether buyers see a design: it is published, or its time has come, and its builder is not switched off. It is asked at each reading, so
 * that nothing has to happen at the moment itself. Short enough for PostgreSQL to put it in the place of its call.
 */
create or replace function is_design_dealt(status text, publish_at timestamptz, is_builder_active boolean) returns boolean
language sql stable as $$
  select (status = 'published' or (status = 'scheduled' and publish_at <= now())) and coalesce(is_builder_active, true)
$$;
