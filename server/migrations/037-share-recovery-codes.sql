-- Recovery codes serve everybody who has an authenticator app; the table keeps its name, which the version before reads during a deploy.
alter table admin_codes drop constraint admin_codes_user_id_fkey;
alter table admin_codes add constraint admin_codes_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
