-- Quiet hours are those of the place where the device is.
alter table push_subscriptions
  add column time_zone text;
