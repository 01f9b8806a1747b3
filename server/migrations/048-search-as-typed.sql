
-- A reason is found as people type it on a phone, without its accents and quotation marks; lines of old as they are written.
alter table audit add column reason_words tsvector;
create index audit_folded_reason on audit using gin (reason_words);
