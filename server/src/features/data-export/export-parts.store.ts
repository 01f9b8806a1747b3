import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

const PAGE = 500

/** Account row. */
export async function readAccount(db: Db, userId: string): Promise<unknown> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('users as b', 'b.id', 'u.selected_broker_id')
    .select(['u.name', 'u.email', 'u.phone', 'u.phone_verified_at as phoneVerifiedAt', 'b.name as broker'])
    .select(['u.created_at as registeredAt', 'u.profile_completed_at as profileCompletedAt'])
    .select('u.has_installed_app as hasInstalledApp')
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return row
}

/** Swipes of a person, oldest first, with the designs' names. */
export async function* readSwipes(db: Db, userId: string): AsyncGenerator<unknown> {
  type Row = {
    at: Date
    design_id: string
    design: string
    category: string
    action: string
    reason: string | null
    was_opened: boolean
  }
  let after: { at: Date | string; id: string } = {
    at: '-infinity',
    id: '00000000-0000-0000-0000-000000000000',
  }
  for (;;) {
    const { rows } = await sql<Row & { exact: string }>`
      select p.at, p.at::text as exact, p.design_id, d.document ->> 'title' as design, d.category, p.action, p.reason,
        p.was_opened
      from preferences p join designs d on d.id = p.design_id
      where p.user_id = ${userId} and (p.at, p.design_id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by p.at, p.design_id limit ${PAGE}`.execute(db)
    for (const { at, design, category, action, reason, was_opened: wasOpened } of rows)
      yield { at, design, category, action, reason, wasOpened }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { at: last.exact, id: last.design_id }
  }
}

/** Reports by a person, with their decisions. */
export async function* readReports(db: Db, userId: string): AsyncGenerator<unknown> {
  const rows = await db
    .selectFrom('conversation_reports')
    .select(['at', 'reason', 'details', 'decision', 'decided_at as decidedAt'])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute()
  yield* rows
}

export type ExportedConversation = { id: string; other: string }

export async function readConversations(db: Db, userId: string): Promise<ExportedConversation[]> {
  const { rows } = await sql<ExportedConversation>`
    select c.id, o.name as other from conversations c
    join users o on o.id = case when c.buyer_id = ${userId} then c.broker_id else c.buyer_id end
    where ${userId} in (c.buyer_id, c.broker_id) order by c.created_at, c.id`.execute(db)
  return rows
}

/** Messages of a conversation by seq, as both see them. */
export async function* readMessages(
  db: Db,
  { id, userId }: { id: string; userId: string },
): AsyncGenerator<unknown> {
  type Row = {
    seq: number
    at: Date
    from: string
    type: string
    text: string
    design: string | null
    file: string | null
  }
  let seq = 0
  for (;;) {
    const { rows } = await sql<Row>`
      select m.seq, m.created_at as at, case when m.sender_id = ${userId} then 'you' else s.name end as from, m.type,
        m.body as text, d.document ->> 'title' as design, f.name as file, m.edited_at as "editedAt",
        m.deleted_at as "deletedAt"
      from messages m left join users s on s.id = m.sender_id left join designs d on d.id = m.design_id
      left join files f on f.id = m.file_id
      where m.conversation_id = ${id} and m.seq > ${seq} order by m.seq limit ${PAGE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    seq = last.seq
  }
}

/** Shared briefs, by version. */
export async function* readBriefs(db: Db, id: string): AsyncGenerator<unknown> {
  const rows = await db
    .selectFrom('briefs')
    .select(['version', 'shared_at as sharedAt', 'note', 'document'])
    .where('conversation_id', '=', id)
    .orderBy('version')
    .execute()
  yield* rows
}

export type ExportedFile = { id: string; name: string; seq: number; bytes: number }

/** Files of a conversation that both can see, and those that the person has not sent. */
export async function readFiles(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<ExportedFile[]> {
  const { rows } = await sql<ExportedFile>`
    select id, name, coalesce(message_seq, 0) as seq, bytes from files
    where conversation_id = ${id} and ready_at is not null and removed_at is null
      and (message_seq is not null or owner_id = ${userId})
    order by message_seq nulls last, id`.execute(db)
  return rows
}
