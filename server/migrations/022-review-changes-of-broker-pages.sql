-- What a listed broker has changed of their words since these were approved: the whole of them, until an admin has read it.
alter table brokers add column pending jsonb;

-- The profile is a buyer's: invited brokers were sent to its questions.
update users set profile_completed_at = now() where role = 'broker' and profile_completed_at is null;
