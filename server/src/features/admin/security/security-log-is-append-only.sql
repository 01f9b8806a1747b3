-- Lines of the security log are written once. Nobody changes one, but that an erased person is taken out of theirs; nobody deletes one that
-- is younger than 90 days, which is how long they are kept.
create or replace function guard_security_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and (new.user_id, new.session_id, new.ip) is not distinct from (null::uuid, null::uuid, null::text)
    and (new.id, new.at, new.kind, new.request_id, new.detail) is not distinct from (old.id, old.at, old.kind, old.request_id, old.detail) then
    return new;
  end if;
  raise exception 'the security log is append-only' using errcode = '55000';
end
$$;

create or replace trigger security_log_is_append_only before update or delete on security_events
  for each row execute function guard_security_log();
create or replace trigger security_log_is_not_emptied before truncate on security_events
  for each statement execute function guard_security_log();
