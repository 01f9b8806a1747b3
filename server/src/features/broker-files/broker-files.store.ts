import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Kind = 'photo' | 'evidence'
export type BrokerFileRow = { id: string; brokerId: string; kind: Kind; name: string; mime: string | null }

/** Inserts the row of an upload before any of its bytes are stored. */
export async function insertFile(
  tx: Tx,
  { brokerId, kind }: { brokerId: string; kind: Kind },
): Promise<string> {
  const { id } = await tx
    .insertInto('broker_files')
    .values({ broker_id: brokerId, kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function finishFile(db: Db, { id, name, mime }: Record<'id' | 'name' | 'mime', string>) {
  await db
    .updateTable('broker_files')
    .set({ name, mime, ready_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** File whose upload is complete. */
export async function readFile(db: Db, id: string, kind: Kind): Promise<BrokerFileRow | undefined> {
  return db
    .selectFrom('broker_files')
    .select(['id', 'broker_id as brokerId', 'kind', 'name', 'mime'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
}

/** Files older than a day that no page and no check refers to: somebody may still be saving newer ones. */
export async function findUnused(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from broker_files f left join brokers b on b.user_id = f.broker_id
    where f.created_at < now() - interval '1 day' and (
      b.user_id is null or position(f.id::text in concat(b.portrait, b.pending::text, b.checks::text)) = 0
    )
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('broker_files').where('id', '=', id).execute()
}

/** Sets a broker's photo, or removes it; on a listed page it waits for review with the words. False: there is no page yet. */
export async function savePhoto(tx: Tx, brokerId: string, portrait: string | null): Promise<boolean> {
  const photo = JSON.stringify({ portrait })
  const { rows } = await sql`
    update brokers b set
      portrait = case when b.status = 'draft' then ${portrait} else b.portrait end,
      pending = case when b.status = 'draft' then b.pending else coalesce(b.pending, jsonb_build_object(
        'company', b.company, 'headline', b.headline, 'about', b.about, 'howIWork', b.how_i_work, 'howPaid', b.how_paid,
        'states', b.states, 'areas', b.areas, 'specialties', b.specialties, 'languages', b.languages, 'abn', b.abn
      )) || ${photo}::jsonb end,
      sent_back_reason = null, version = b.version + 1, updated_at = now()
    where b.user_id = ${brokerId} returning b.user_id`.execute(tx)
  return rows.length > 0
}
