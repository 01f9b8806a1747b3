/*
 * Keeps an account that was to be deleted, and promises its person an email about it. False: it was not to be deleted, or erasing it has
 * begun. It locks the row of `account_deletions`.
 */
create or replace function keep_account(for_user uuid) returns boolean language plpgsql as $$
begin
  delete from account_deletions where user_id = for_user and begun_at is null;
  if not found then
    return false;
  end if;
  perform graphile_worker.remove_job('erase-account:' || for_user);
  perform graphile_worker.add_job('email-deletion', json_build_object('kind', 'kept', 'userId', for_user));
  return true;
end
$$;

-- Whoever signs in, by whatever way there is, has changed their mind.
create or replace function keep_account_of_session() returns trigger language plpgsql as $$
begin
  perform keep_account(new.user_id);
  return null;
end
$$;

create or replace trigger sessions_keep_account after insert on sessions
  for each row execute function keep_account_of_session();
