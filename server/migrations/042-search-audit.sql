-- The log is narrowed by what was done, and searched by the words of a reason and by how an id ends, however long it is.
create index audit_by_action on audit (action, at desc, id desc);
create index audit_by_end_of_id on audit (reverse(entity_id) text_pattern_ops);
create index audit_reason_words on audit using gin (to_tsvector('english', reason)) where reason is not null;
