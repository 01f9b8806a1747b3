-- What a listed broker has changed of their words since these were approved: the whole of them, until an admin has read it.
alter table brokers add column pending jsonb;
