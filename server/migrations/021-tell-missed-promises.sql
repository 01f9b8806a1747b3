-- When admins were told of a missed promise; null: with the next email. Those before this are told by the dashboard alone.
alter table missed_promises add column told_at timestamptz;
update missed_promises set told_at = now();
create index missed_promises_untold on missed_promises (missed_at) where told_at is null;
