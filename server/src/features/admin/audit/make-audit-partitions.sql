-- Makes the audit log's partitions, one a month in UTC, from the month of a day until `ahead` months after now. Callers wait for each other.
create or replace function make_audit_partitions(since date, ahead int) returns void language plpgsql as $$
declare
  month date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit-partitions', 0));
  for month in
    select generate_series(
      date_trunc('month', since::timestamp), date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead),
      interval '1 month')
  loop
    name := 'audit_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(name) is not null;
    execute format(
      'create table %I partition of audit for values from (%L) to (%L)',
      name, month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
    -- The trigger of the rows comes with the partition, that of emptying does not.
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_audit_change()',
      name || '_is_not_emptied', name);
  end loop;
end
$$;
