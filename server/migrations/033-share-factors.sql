-- Passkeys and authenticator apps serve everybody; the tables keep their names, which the version before reads during a deploy.
alter table admin_factors drop constraint admin_factors_user_id_fkey;
alter table admin_factors add constraint admin_factors_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;

-- What a passkey signs to sign somebody in: nobody knows yet who it is, so the challenge stands by itself, once.
create table sign_in_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
