import type { ContentStatus } from '@dream/contract/rules/admin/content/content'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Table of each kind of content. All have the columns of a `ContentRow`. */
export const CONTENT_TABLES = { 'land-card': 'land_cards', video: 'videos', text: 'texts' } as const
export type ContentKind = keyof typeof CONTENT_TABLES

export type ContentRow = {
  id: string
  status: ContentStatus
  version: number
  document: unknown
  draft: unknown
  draftedAt: Date | null
  draftedBy: string | null
  libraryDocument: unknown
  isEdited: boolean
  updatedAt: Date
}

const tableOf = (kind: ContentKind) => sql.table(CONTENT_TABLES[kind])

/** Piece of content; null when there is none. */
export async function readContent(db: Db | Tx, kind: ContentKind, id: string): Promise<ContentRow | null> {
  const { rows } = await sql<ContentRow>`
    select c.id::text as id, c.status, c.version, c.document, c.draft, c.drafted_at as "draftedAt", u.name as "draftedBy",
      c.library_document as "libraryDocument", c.edited_at is not null as "isEdited", c.updated_at as "updatedAt"
    from ${tableOf(kind)} c left join users u on u.id = c.drafted_by
    where c.id::text = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Piece of content, locked until the transaction ends; null when there is none. */
export async function lockContent(tx: Tx, kind: ContentKind, id: string): Promise<ContentRow | null> {
  await sql`select 1 from ${tableOf(kind)} where id::text = ${id} for update`.execute(tx)
  return readContent(tx, kind, id)
}

type Which = { kind: ContentKind; id: string }

/** Stores a draft, or deletes it. Needs the lock. */
export async function storeDraft(
  tx: Tx,
  { kind, id }: Which,
  draft: { document: unknown; by: string } | null,
): Promise<void> {
  const document = draft && JSON.stringify(draft.document)
  await sql`
    update ${tableOf(kind)}
    set draft = ${document}::jsonb, drafted_at = ${draft ? sql`now()` : null}, drafted_by = ${draft?.by ?? null},
      version = version + 1
    where id::text = ${id}`.execute(tx)
}

/** Replaces the published document. Needs the lock. */
export async function storePublished(tx: Tx, { kind, id }: Which, document: unknown): Promise<void> {
  await sql`
    update ${tableOf(kind)}
    set document = ${JSON.stringify(document)}::jsonb, status = 'published', draft = null, drafted_at = null,
      drafted_by = null, version = version + 1, edited_at = now(), updated_at = now()
    where id::text = ${id}`.execute(tx)
}

/** Archives it; the document stays. Needs the lock. */
export async function storeArchived(tx: Tx, { kind, id }: Which): Promise<void> {
  await sql`
    update ${tableOf(kind)} set status = 'archived', version = version + 1, edited_at = now(), updated_at = now()
    where id::text = ${id}`.execute(tx)
}

/** Published versions, the newest first. */
export async function readVersions(db: Db | Tx, { kind, id }: Which) {
  return db
    .selectFrom('content_versions as v')
    .leftJoin('users as u', 'u.id', 'v.by_user')
    .select(['v.number', 'v.at', 'u.name as by'])
    .where('v.kind', '=', kind)
    .where('v.content_id', '=', id)
    .orderBy('v.number', 'desc')
    .execute()
}

export async function readVersion(
  db: Db | Tx,
  { kind, id, number }: Which & { number: number },
): Promise<unknown> {
  const row = await db
    .selectFrom('content_versions')
    .select('document')
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.document ?? null
}

/** Appends a version. Needs the lock of its content. */
export async function addVersion(
  tx: Tx,
  { kind, id }: Which,
  { document, by, at }: { document: unknown; by: string | null; at?: Date },
): Promise<void> {
  await sql`
    insert into content_versions (kind, content_id, number, document, by_user, at)
    select ${kind}, ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(document)}::jsonb, ${by}, ${at ?? sql`now()`}
    from content_versions where kind = ${kind} and content_id = ${id}`.execute(tx)
}
