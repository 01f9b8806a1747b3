-- An account is used whenever a session of it begins or is renewed. Once a day is enough to know.
create or replace function note_account_use() returns trigger language plpgsql as $$
begin
  insert into account_uses (user_id) values (new.user_id)
  on conflict (user_id) do update set last_at = now() where account_uses.last_at < now() - interval '1 day';
  return null;
end
$$;

create or replace trigger sessions_note_account_use after insert or update of rotated_at on sessions
  for each row execute function note_account_use();
