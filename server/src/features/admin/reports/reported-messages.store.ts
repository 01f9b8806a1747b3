import { REPORT_CONTEXT } from '@dream/contract/rules/admin/reports'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { ReportRow } from './queue.store.ts'

type Type = 'text' | 'design' | 'image' | 'file'

export type ReportedRow = {
  seq: number
  sender_id: string | null
  type: Type
  body: string
  file_name: string | null
  is_reported: boolean
  created_at: Date
  /** Change since the report; null: unchanged. */
  changed: 'edited' | 'deleted' | 'removed' | null
}

/**
 * Reported message with its words from the time of the report, and a few messages around it as they are now. Events of the
 * conversation are left out.
 */
export async function readReportedMessages(
  db: Db,
  { id, conversation_id, seq }: Pick<ReportRow, 'id' | 'conversation_id' | 'seq'>,
): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    with copied as (
      select (c->>'seq')::int as seq, (c->>'senderId')::uuid as sender_id, c->>'type' as type, c->>'body' as body,
        (c->>'fileId')::uuid as file_id, (c->>'createdAt')::timestamptz as created_at,
        (c->>'editedAt')::timestamptz as edited_at
      from conversation_reports r, jsonb_array_elements(r.copy) as c where r.id = ${id}::bigint
    ), around as (
      (select * from messages where conversation_id = ${conversation_id} and seq < ${seq}::int and type <> 'system'
        order by seq desc limit ${REPORT_CONTEXT})
      union all
      (select * from messages where conversation_id = ${conversation_id} and seq > ${seq}::int and type <> 'system'
        order by seq limit ${REPORT_CONTEXT})
    ), shown as (
      select c.seq, c.sender_id, c.type, c.body, c.file_id, c.created_at, true as is_reported, m.is_removed,
        m.deleted_at is not null as is_deleted, m.edited_at is distinct from c.edited_at as is_edited
      from copied c left join messages m on m.conversation_id = ${conversation_id} and m.seq = c.seq
      union all
      select seq, sender_id, type, body, file_id, created_at, false, is_removed, deleted_at is not null,
        edited_at is not null
      from around
    )
    select s.seq, s.sender_id, s.type, s.body, f.name as file_name, s.is_reported, s.created_at,
      case when s.is_removed then 'removed' when s.is_deleted then 'deleted' when s.is_edited then 'edited' end as changed
    from shown s left join files f on f.id = s.file_id
    where s.type <> 'system' order by s.seq`.execute(db)
  return rows
}
