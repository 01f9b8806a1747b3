-- Of a network whose codes nobody enters fewer are sent.
alter table sent_codes
  add column network text;
create index sent_codes_unentered on sent_codes (channel, network, at desc) where entered_at is null;
