-- What admins decide about reports. `has_removed`: the reported message went with it; `lifted_at`: the suspension was taken back.
alter table conversation_reports
  add column decision text check (decision in ('dismiss', 'remove', 'warn', 'suspend')),
  add column has_removed boolean not null default false,
  add column decision_reason text,
  add column decided_by uuid references users (id) on delete set null,
  add column decided_at timestamptz,
  add column lifted_at timestamptz,
  add check ((decision is null) = (decided_at is null));
create index conversation_reports_open on conversation_reports (at, id) where decided_at is null;
create index conversation_reports_decided on conversation_reports (decided_at desc, id desc) where decided_at is not null;
create index conversation_reports_by_conversation on conversation_reports (conversation_id);

-- Deleted by the company and not by its sender.
alter table messages add column is_removed boolean not null default false;
