-- Writes a line of the security log for each change of what lets somebody in, whoever makes it and by whatever way.

create or replace function note_account_change() returns trigger language plpgsql as $$
begin
  insert into security_events (kind, user_id, detail)
  select kind, coalesce(new.id, old.id), detail
  from (values
    ('account-removed', tg_op = 'DELETE', null),
    ('password-changed', tg_op = 'UPDATE' and new.password_hash is distinct from old.password_hash, null),
    ('email-changed', tg_op = 'UPDATE' and new.email is distinct from old.email, null),
    ('phone-changed', tg_op = 'UPDATE' and new.phone is distinct from old.phone, null),
    ('role-changed', tg_op = 'UPDATE' and new.role is distinct from old.role, old.role || ' to ' || new.role),
    ('suspended', tg_op = 'UPDATE' and old.disabled_at is null and new.disabled_at is not null, null),
    ('returned', tg_op = 'UPDATE' and old.disabled_at is not null and new.disabled_at is null, null)
  ) as change (kind, is_so, detail)
  where is_so;
  return null;
end
$$;

create or replace trigger users_note_change
  after delete or update of password_hash, email, phone, role, disabled_at on users
  for each row execute function note_account_change();

create or replace function note_admin_change() returns trigger language plpgsql as $$
begin
  insert into security_events (kind, user_id, detail)
  select kind, new.user_id, detail
  from (values
    ('admin-made', tg_op = 'INSERT', new.role),
    ('admin-changed', tg_op = 'UPDATE' and new.role is distinct from old.role, old.role || ' to ' || new.role),
    ('admin-changed', tg_op = 'UPDATE' and old.ended_at is not null and new.ended_at is null, 'returned'),
    ('admin-ended', tg_op = 'UPDATE' and old.ended_at is null and new.ended_at is not null, null)
  ) as change (kind, is_so, detail)
  where is_so;
  return null;
end
$$;

create or replace trigger admins_note_change after insert or update of role, ended_at on admins
  for each row execute function note_admin_change();

create or replace function note_factor_change() returns trigger language plpgsql as $$
begin
  insert into security_events (kind, user_id, detail)
  select kind, coalesce(new.user_id, old.user_id), coalesce(new.kind, old.kind)
  from (values
    ('factor-added', tg_op <> 'DELETE' and new.confirmed_at is not null and old.confirmed_at is null),
    ('factor-removed', tg_op = 'DELETE' and old.confirmed_at is not null)
  ) as change (kind, is_so)
  where is_so;
  return null;
end
$$;

create or replace trigger admin_factors_note_change after insert or delete or update of confirmed_at on admin_factors
  for each row execute function note_factor_change();
