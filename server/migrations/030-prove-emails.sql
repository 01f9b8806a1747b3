-- Whether somebody has shown that they read what is sent to their email; what a reset code opens relies on it.
alter table users add column email_verified_at timestamptz;
update users set email_verified_at = now()
  where exists (select from codes c where c.user_id = users.id and c.purpose = 'password' and c.used_at is not null)
    or (not must_change_password and exists (select from broker_invitations i where i.broker_id = users.id));

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('phone', 'password', 'email'));

-- When the person last confirmed on this session who they are, for changes that a session alone must not make.
alter table sessions add column confirmed_at timestamptz;
