import type { MessageFile } from '@dream/contract/api/chat/files'
import { FILE, UPLOADS_A_DAY } from '@dream/contract/rules/chat/files'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { FileRow } from './file-of.ts'

type Participant = { conversationId: string; userId: string }

/** Whether one's own conversation is closed or blocked; nothing for somebody else's. */
export async function readConversationState(tx: Tx, { conversationId, userId }: Participant) {
  return tx
    .selectFrom('conversations')
    .select([
      sql<boolean>`closed_at is not null`.as('is_closed'),
      sql<boolean>`blocked_by is not null`.as('is_blocked'),
    ])
    .where('id', '=', conversationId)
    .where(sql<boolean>`${userId} in (buyer_id, broker_id)`)
    .executeTakeFirst()
}

/** Earlier upload under this id of the device. */
export async function readUpload(tx: Tx, ownerId: string, clientId: string) {
  return tx
    .selectFrom('files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Counts an upload of today; false when the day's limit is used up. */
export async function takeUpload(tx: Tx, userId: string): Promise<boolean> {
  const today = sql<Date>`current_date`
  const row = await tx
    .insertInto('upload_days')
    .values({ user_id: userId, day: today, files: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          day: today,
          files: sql`case when upload_days.day = current_date then upload_days.files + 1 else 1 end`,
          bytes: sql`case when upload_days.day = current_date then upload_days.bytes else 0 end`,
        })
        .where(
          sql<boolean>`upload_days.day < current_date
            or (upload_days.files < ${UPLOADS_A_DAY.files} and upload_days.bytes < ${UPLOADS_A_DAY.bytes})`,
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function addUploadedBytes(db: Db, userId: string, bytes: number) {
  await db
    .updateTable('upload_days')
    .set({ bytes: sql`bytes + ${bytes}` })
    .where('user_id', '=', userId)
    .execute()
}

/** Inserts the row of an upload before any of its bytes are stored. An unfinished upload of the same id is resumed. */
export async function insertFile(
  tx: Tx,
  { conversationId, userId, clientId }: Participant & { clientId: string },
) {
  const { id } = await tx
    .insertInto('files')
    .values({ owner_id: userId, conversation_id: conversationId, client_id: clientId, name: '' })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'client_id']).doUpdateSet({ created_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a file as complete; of two uploads of the same one, the first wins. */
export async function finishFile(
  db: Db,
  file: Omit<MessageFile, 'url' | 'previewUrl'>,
): Promise<FileRow | undefined> {
  const { id, ...facts } = file
  await db
    .updateTable('files')
    .set({ ...facts, ready_at: sql`now()` })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute()
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('ready_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** File of one's own conversations; one that is not sent yet is visible to its uploader only. */
export async function readFile(db: Db, fileId: string, userId: string): Promise<FileRow | undefined> {
  const {
    rows: [row],
  } = await sql<FileRow>`
    select f.* from files f join conversations c on c.id = f.conversation_id
    where f.id = ${fileId} and ${userId} in (c.buyer_id, c.broker_id)
      and f.ready_at is not null and f.removed_at is null and (f.message_seq is not null or f.owner_id = ${userId})`.execute(
    db,
  )
  return row
}

/** Marks files as unused that were not sent in time, or whose conversation is gone. */
export async function dropUnused(db: Db) {
  await sql`
    update files set removed_at = now()
    where removed_at is null
      and (conversation_id is null or (message_seq is null and created_at < now() - make_interval(hours => ${FILE.unsentHours})))`.execute(
    db,
  )
}

/** Unused files that no report refers to. */
export async function readRemoved(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from files where removed_at is not null and not is_reported order by removed_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Whether a file is unused, and no report refers to it. */
export async function isRemoved(db: Db, fileId: string): Promise<boolean> {
  const { rows } =
    await sql`select from files where id = ${fileId} and removed_at is not null and not is_reported`.execute(
      db,
    )
  return rows.length > 0
}

export async function deleteFile(db: Db, fileId: string) {
  await sql`delete from files where id = ${fileId} and removed_at is not null`.execute(db)
}
