-- A message changes its conversation's row and nothing that is indexed: the row's new version stays on its page, and no index
-- takes a new entry. A broker's conversations are few enough to be sorted when they are listed.

drop index conversations_of_broker;
drop index conversations_waiting;
create index conversations_of_broker on conversations (broker_id);
