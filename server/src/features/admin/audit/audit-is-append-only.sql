-- Lines of the audit log are written once: nobody changes or deletes one, and no partition is emptied.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = '55000';
end
$$;

create or replace trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_audit_change();
create or replace trigger audit_is_not_emptied before truncate on audit
  for each statement execute function refuse_audit_change();
