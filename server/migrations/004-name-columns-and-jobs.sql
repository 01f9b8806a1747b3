-- Columns and jobs are called what they are elsewhere; what waits in the queue goes on under its new name.

alter table notification_settings rename column shows_words to shows_preview;
alter table conversation_reports rename column words to details;

update graphile_worker._private_tasks set identifier = 'announce-new-designs' where identifier = 'tell-new-designs';
update graphile_worker._private_tasks set identifier = 'email-unread' where identifier = 'mail-unread';
update graphile_worker._private_jobs set key = 'announce-new-designs' where key = 'tell-new-designs';
