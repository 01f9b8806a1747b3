import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { AdminDesign } from '@dream/contract/api/admin/catalogue/designs'
import type { Design, EarlierDesign } from '@dream/contract/api/designs/design'
import type { DesignOrigin, DesignStatus } from '@dream/contract/rules/designs/document/limits'
import { documentOf } from '@dream/contract/rules/designs/document/to-design'
import { sql } from 'kysely'
import { CATALOGUE_CHANNEL } from '#features/designs/designs.store.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** Design as admins edit it. */
export type DesignRow = {
  id: string
  slug: string
  version: number
  status: DesignStatus
  origin: DesignOrigin
  published: EarlierDesign | null
  draft: DesignDocument | null
  builderId: string | null
  builder: AdminDesign['builder']
  isDealt: boolean
  isOverdue: boolean
  publishAt: Date | null
  savedAt: Date
  createdAt: Date
}

const ROWS = sql`
  select d.id, d.slug, d.version, d.status, d.origin, d.document as published, d.draft, d.builder_id as "builderId",
    case when b.id is null then null else json_build_object('id', b.id, 'name', b.name, 'isActive', b.is_active) end as builder,
    is_design_dealt(d.status, d.publish_at, b.is_active) as "isDealt",
    (d.status = 'scheduled' and d.publish_at <= now() and not is_design_dealt(d.status, d.publish_at, b.is_active)) as "isOverdue",
    d.publish_at as "publishAt", d.saved_at as "savedAt", d.created_at as "createdAt"
  from designs as d left join builders as b on b.id = d.builder_id`

export async function readDesign(db: Db | Tx, id: string): Promise<DesignRow | null> {
  const { rows } = await sql<DesignRow>`${ROWS} where d.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Locks designs, ordered by id to avoid deadlocks; missing ones are left out. */
export async function lockDesigns(tx: Tx, ids: readonly string[]): Promise<DesignRow[]> {
  const { rows } = await sql<DesignRow>`
    ${ROWS} where d.id = any (${[...ids]}::uuid[]) order by d.id for update of d`.execute(tx)
  return rows
}

/** Latest document of a design. */
export const documentIn = ({ draft, published }: Pick<DesignRow, 'draft' | 'published'>): DesignDocument => {
  if (draft) return draft
  if (published) return publishedDocument(published)
  throw new Error('A design has a draft or was published')
}

export const publishedDocument = (published: EarlierDesign): DesignDocument =>
  documentOf({ ...published, views: published.views ?? [] })

export type NewDesign = {
  id: string
  document: DesignDocument
  builderId?: string | null
  /** Import that it comes from. */
  importId?: string | null
}

const ROWS_AT_ONCE = 500

/** Inserts drafts. They have no ordinal yet, so that a rollback spends none. */
export async function insertDrafts(tx: Tx, designs: readonly NewDesign[]): Promise<void> {
  for (let at = 0; at < designs.length; at += ROWS_AT_ONCE) {
    const rows = designs.slice(at, at + ROWS_AT_ONCE).map(({ id, document, builderId, importId }) => ({
      id,
      slug: id,
      ordinal: null,
      category: document.category,
      status: 'draft' as const,
      draft: JSON.stringify(document),
      builder_id: builderId ?? null,
      import_id: importId ?? null,
    }))
    await tx.insertInto('designs').values(rows).execute()
  }
}

/** Replaces a draft as a whole; null deletes it. Needs the lock of the design. */
export async function writeDraft(tx: Tx, id: string, draft: DesignDocument | null): Promise<void> {
  await sql`
    update designs set draft = ${draft && JSON.stringify(draft)}::jsonb, version = version + 1, saved_at = clock_timestamp(),
      category = case when document is null then ${draft?.category ?? null} else category end
    where id = ${id}`.execute(tx)
}

/** Sets the builder of designs. Needs their locks. */
export async function writeBuilder(tx: Tx, ids: readonly string[], builderId: string | null): Promise<void> {
  await sql`
    update designs set builder_id = ${builderId}, version = version + 1, saved_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = any (${[...ids]}::uuid[])`.execute(tx)
}

/** Whether there is such a builder; builders are never deleted. */
export async function hasBuilder(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('builders').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Publishes designs, at once or from a time on. A first publication gets the next ordinal, in this order. Needs their locks. */
export async function writePublished(
  tx: Tx,
  designs: readonly Design[],
  { at }: { at: Date | null },
): Promise<void> {
  for (let from = 0; from < designs.length; from += ROWS_AT_ONCE) {
    const list = JSON.stringify(designs.slice(from, from + ROWS_AT_ONCE))
    await sql`
      with list as (
        select (document ->> 'id')::uuid as id, document, place
        from jsonb_array_elements(${list}::text::jsonb) with ordinality as list (document, place)
      ), first_ordinals as materialized (
        select id, nextval('designs_ordinals')::int as ordinal
        from (select d.id from list join designs d using (id) where d.ordinal is null order by list.place) as first_time
      )
      update designs
      set document = list.document, slug = list.document ->> 'slug', category = list.document ->> 'category', draft = null,
        status = ${at ? 'scheduled' : 'published'}, publish_at = coalesce(${at}::timestamptz, now()),
        first_published_at = case
          when designs.document is null or designs.first_published_at > now() then coalesce(${at}::timestamptz, now())
          else designs.first_published_at
        end,
        ordinal = coalesce(designs.ordinal, first_ordinals.ordinal), version = version + 1,
        edited_at = now(), saved_at = clock_timestamp(), updated_at = clock_timestamp()
      from list left join first_ordinals using (id)
      where designs.id = list.id`.execute(tx)
  }
}

/** Sets the status of designs without changing their documents. Needs their locks. */
export async function writeStatus(tx: Tx, ids: readonly string[], status: DesignStatus): Promise<void> {
  await sql`
    update designs set status = ${status}, version = version + 1,
      first_published_at = case when first_published_at > now()
        then case ${status}::text when 'archived' then 'infinity' when 'published' then now() else publish_at end
        else first_published_at end,
      edited_at = now(), saved_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = any (${[...ids]}::uuid[])`.execute(tx)
}

/** Notifies every process that buyers see other designs now. */
export async function notifyCatalogue(tx: Tx): Promise<void> {
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`.execute(tx)
}

/** Locks due scheduled designs that buyers see; skips those that another process settles at the same time. */
export async function lockDue(tx: Tx, limit: number): Promise<{ id: string; publishAt: Date }[]> {
  const { rows } = await sql<{ id: string; publishAt: Date }>`
    select d.id, d.publish_at as "publishAt" from designs d left join builders b on b.id = d.builder_id
    where d.status = 'scheduled' and d.publish_at <= now() and is_design_dealt(d.status, d.publish_at, b.is_active)
    order by d.publish_at limit ${limit} for update of d skip locked`.execute(tx)
  return rows
}
