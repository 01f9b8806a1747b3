-- Whether a broker is notified of a message after one minute, not ten.
alter table notification_settings add column messages_soon boolean not null default true;
