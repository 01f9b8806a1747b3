-- Processes cache sessions for seconds: they are notified of whatever changes what a session may do.

create or replace function announce_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;

create or replace trigger sessions_announce after delete or update of access_hash, expires_at on sessions
  for each row execute function announce_session_change('user_id');

create or replace trigger users_announce
  after delete or update of role, phone_verified_at, profile_completed_at, disabled_at, must_change_password on users
  for each row execute function announce_session_change('id');
