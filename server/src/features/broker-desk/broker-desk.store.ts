import type { PrivateNote, SavedReply } from '@dream/contract/api/chat/broker-desk'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Counts = { waiting: number; all: number; snoozed: number; closed: number }

/** Counts the conversations in each tab of a broker's list. */
export async function countTabs(db: Db, brokerId: string): Promise<Counts> {
  const {
    rows: [row],
  } = await sql<Counts>`
    select
      count(*) filter (
        where closed_at is null and blocked_by is null and waiting_since is not null and not is_snoozed
      )::int as waiting,
      count(*) filter (where closed_at is null)::int as "all",
      count(*) filter (where closed_at is null and is_snoozed)::int as snoozed,
      count(*) filter (where closed_at is not null)::int as closed
    from conversations, lateral (select coalesce(snoozed_until > now(), false) as is_snoozed) as s
    where broker_id = ${brokerId}`.execute(db)
  return row ?? { waiting: 0, all: 0, snoozed: 0, closed: 0 }
}

type ConversationKey = { conversationId: string; brokerId: string }

/** Broker's own fields of a conversation; null when it is not theirs. */
export async function readDesk(db: Db, { conversationId, brokerId }: ConversationKey) {
  const row = await db
    .selectFrom('conversations as c')
    .leftJoin('conversation_notes as n', 'n.conversation_id', 'c.id')
    .select(['c.waiting_since', 'c.snoozed_until', 'n.text', 'n.version', 'n.saved_at'])
    .where('c.id', '=', conversationId)
    .where('c.broker_id', '=', brokerId)
    .executeTakeFirst()
  if (!row) return null
  return {
    waitingSince: row.waiting_since?.toISOString() ?? null,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    note: noteOf(row),
  }
}

type NoteRow = { text: string | null; version: number | null; saved_at: Date | null }
const noteOf = ({ text, version, saved_at }: NoteRow): PrivateNote => ({
  text: text ?? '',
  version: version ?? 0,
  savedAt: saved_at?.toISOString() ?? null,
})

/** Locks a broker's conversation until the transaction ends; false when it is not theirs. */
export async function lockConversation(
  tx: Tx,
  { conversationId, brokerId }: ConversationKey,
): Promise<boolean> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('broker_id', '=', brokerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Note of a locked conversation. */
export async function readNote(tx: Tx, conversationId: string): Promise<PrivateNote> {
  const row = await tx
    .selectFrom('conversation_notes')
    .select(['text', 'version', 'saved_at'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return noteOf(row ?? { text: null, version: null, saved_at: null })
}

export async function writeNote(tx: Tx, conversationId: string, text: string): Promise<PrivateNote> {
  const row = await tx
    .insertInto('conversation_notes')
    .values({ conversation_id: conversationId, text })
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet({
        text,
        version: sql`conversation_notes.version + 1`,
        saved_at: sql`clock_timestamp()`,
      }),
    )
    .returning(['text', 'version', 'saved_at'])
    .executeTakeFirstOrThrow()
  return noteOf(row)
}

export async function readReplies(db: Db | Tx, brokerId: string): Promise<SavedReply[]> {
  return db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'body'])
    .where('broker_id', '=', brokerId)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** Locks a broker's replies until the transaction ends, so that two tabs cannot pass the limit together. */
export async function lockReplies(tx: Tx, brokerId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', brokerId).forNoKeyUpdate().execute()
}

type Reply = SavedReply & { brokerId: string }

/** Overwrites an existing reply; false when there is none. */
export async function updateReply(tx: Tx, { brokerId, id, title, body }: Reply): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_replies')
    .set({ title, body })
    .where('broker_id', '=', brokerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Appends a reply. */
export async function insertReply(tx: Tx, { brokerId, id, title, body }: Reply): Promise<void> {
  const place = sql<number>`(
    select coalesce(max(place), 0) + 1 from saved_replies where broker_id = ${brokerId}
  )`
  await tx.insertInto('saved_replies').values({ broker_id: brokerId, id, title, body, place }).execute()
}

export async function deleteReply(db: Db, brokerId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_replies').where('broker_id', '=', brokerId).where('id', '=', id).execute()
}

/** Reorders a broker's replies by the list; the others follow in their order. */
export async function orderReplies(tx: Tx, brokerId: string, ids: readonly string[]): Promise<void> {
  await sql`
    with placed as (
      select id, row_number() over (order by array_position(${[...ids]}::uuid[], id) nulls last, place, id) as place
      from saved_replies where broker_id = ${brokerId}
    )
    update saved_replies as r set place = placed.place
    from placed where r.broker_id = ${brokerId} and r.id = placed.id`.execute(tx)
}
