import type { DesignLine } from '@dream/contract/api/admin/catalogue/designs'
import { DESIGN_CATEGORIES } from '@dream/contract/rules/designs/categories'
import { hasHouse } from '@dream/contract/rules/designs/facts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** Designs by their latest document: the draft, or else the published one. */
const DESIGNS = sql`(
  select d.id, d.status, d.origin, d.draft is not null and d.document is not null as has_draft, d.publish_at, d.saved_at,
    d.builder_id, b.name as builder_name, b.is_active as builder_is_active, d.import_id,
    d.status = 'scheduled' and d.publish_at <= now() and not is_design_dealt(d.status, d.publish_at, b.is_active) as is_overdue,
    coalesce(d.draft, d.document) as document
  from designs d left join builders b on b.id = d.builder_id
) as designs`

const HOUSES = sql.join(DESIGN_CATEGORIES.filter(hasHouse).map((category) => sql.lit(category)))

/** Fact of a house; null for any other design, whatever its document has. */
const fact = (name: string) =>
  sql`case when document ->> 'category' in (${HOUSES}) then (document ->> ${sql.lit(name)})::numeric end`

/** List of the designs page. */
export const DESIGN_LIST: List = {
  from: DESIGNS,
  id: { sql: sql`id`, type: 'uuid' },
  sort: { column: 'savedAt', isDescending: true },
  columns: {
    title: { sql: sql`document ->> 'title'`, type: 'text', isSorted: true, isSearched: true, csv: 'Name' },
    status: {
      sql: sql`case when is_overdue then 'overdue' else status end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Status',
    },
    category: {
      sql: sql`document ->> 'category'`,
      type: 'text',
      isSorted: true,
      filter: 'one-of',
      csv: 'Category',
    },
    builder: {
      sql: sql`coalesce(builder_id::text, 'house')`,
      type: 'text',
      filter: 'one-of',
    },
    builderName: {
      sql: sql`builder_name`,
      type: 'text',
      isNullable: true,
      isSorted: true,
      isSearched: true,
      csv: 'Builder',
    },
    description: { sql: sql`document ->> 'description'`, type: 'text', isSearched: true, csv: 'Line' },
    bedrooms: {
      sql: fact('bedrooms'),
      type: 'number',
      isNullable: true,
      isSorted: true,
      filter: 'between',
      csv: 'Bedrooms',
    },
    frontage: {
      sql: fact('frontage'),
      type: 'number',
      isNullable: true,
      isSorted: true,
      filter: 'between',
      csv: 'Frontage m',
    },
    totalArea: {
      sql: fact('totalArea'),
      type: 'number',
      isNullable: true,
      isSorted: true,
      filter: 'between',
      csv: 'Area m2',
    },
    tags: { sql: sql`document -> 'tags'`, type: 'text', filter: 'has-any', csv: 'Tags' },
    origin: { sql: sql`origin`, type: 'text', filter: 'one-of', csv: 'Came from' },
    changes: {
      sql: sql`case when has_draft then 'yes' else 'no' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Unpublished changes',
    },
    importId: { sql: sql`import_id`, type: 'number', isNullable: true, filter: 'one-of' },
    publishAt: {
      sql: sql`publish_at`,
      type: 'time',
      isNullable: true,
      isSorted: true,
      filter: 'between',
      csv: 'Published',
    },
    savedAt: { sql: sql`saved_at`, type: 'time', isSorted: true, filter: 'between', csv: 'Changed' },
    picture: { sql: sql`document -> 'pictures' -> 0`, type: 'text' },
    builderIsActive: { sql: sql`builder_is_active`, type: 'text' },
    hasDraft: { sql: sql`has_draft`, type: 'text' },
  },
}

export type DesignListRow = ListRow & {
  title: string
  status: DesignLine['status'] | 'overdue'
  category: DesignLine['category']
  builder: string
  builderName: string | null
  builderIsActive: boolean | null
  bedrooms: string | null
  frontage: string | null
  totalArea: string | null
  origin: DesignLine['origin']
  hasDraft: boolean
  publishAt: Date | null
  savedAt: Date
  picture: { light: string; dark: string | null } | null
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))

/** Row of the list, as it is answered. */
export const designLineOf = (row: DesignListRow): DesignLine => ({
  id: row.id,
  title: row.title,
  category: row.category,
  status: row.status === 'overdue' ? 'scheduled' : row.status,
  isOverdue: row.status === 'overdue',
  hasDraft: row.hasDraft,
  picture: row.picture && { light: row.picture.light, dark: row.picture.dark },
  builder:
    row.builderName === null
      ? null
      : { id: row.builder, name: row.builderName, isActive: row.builderIsActive ?? true },
  origin: row.origin,
  bedrooms: numberOf(row.bedrooms),
  frontage: numberOf(row.frontage),
  totalArea: numberOf(row.totalArea),
  publishAt: row.publishAt?.toISOString() ?? null,
  savedAt: row.savedAt.toISOString(),
})

/** Tags in use, the most frequent first. */
export async function readTags(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from designs d, jsonb_array_elements_text(coalesce(d.draft, d.document) -> 'tags') as tag
    where tag not like 'template:%' group by tag order by count(*) desc, tag limit ${limit}`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** Builders as choices of a filter. */
export const readBuilderChoices = (db: Db) =>
  db
    .selectFrom('builders')
    .select(['id', 'name', 'is_active as isActive'])
    .orderBy(sql`lower(name)`)
    .execute()
