import type { Builder, BuilderInput } from '@dream/contract/api/admin/catalogue/builders'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'
import { readRow } from '../list/list.store.ts'

/** List of the builders page, each with the number of their designs. */
export const BUILDER_LIST: List = {
  from: sql`(
    select b.id, b.version, b.name, b.licence, to_jsonb(b.states) as states, b.logo, b.is_active, b.updated_at, d.*
    from builders b cross join lateral (
      select count(*) filter (where status = 'draft')::int as draft,
        count(*) filter (where status = 'scheduled')::int as scheduled,
        count(*) filter (where status = 'published')::int as published,
        count(*) filter (where status = 'archived')::int as archived
      from designs where builder_id = b.id
    ) as d
  ) as builders`,
  id: { sql: sql`id`, type: 'uuid' },
  sort: { column: 'name', isDescending: false },
  columns: {
    name: { sql: sql`lower(name)`, type: 'text', isSorted: true },
    shownName: { sql: sql`name`, type: 'text', isSearched: true, csv: 'Builder' },
    version: { sql: sql`version`, type: 'number' },
    licence: { sql: sql`licence`, type: 'text', isSearched: true, csv: 'Licence' },
    states: { sql: sql`states`, type: 'text', filter: 'has-any', csv: 'States' },
    logo: { sql: sql`logo`, type: 'text' },
    isActive: { sql: sql`is_active`, type: 'text' },
    active: {
      sql: sql`case when is_active then 'yes' else 'no' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Switched on',
    },
    published: { sql: sql`published`, type: 'number', isSorted: true, csv: 'Published' },
    scheduled: { sql: sql`scheduled`, type: 'number', csv: 'Scheduled' },
    draft: { sql: sql`draft`, type: 'number', isSorted: true, csv: 'Drafts' },
    archived: { sql: sql`archived`, type: 'number', csv: 'Archived' },
    updatedAt: { sql: sql`updated_at`, type: 'time', isSorted: true, csv: 'Changed' },
  },
}

export type BuilderRow = ListRow &
  Omit<Builder, 'id' | 'name' | 'designs' | 'updatedAt'> &
  Builder['designs'] & { shownName: string; updatedAt: Date }

export function builderOf(row: BuilderRow): Builder {
  const { id, version, shownName, licence, states, logo, isActive, updatedAt } = row
  const { draft, scheduled, published, archived } = row
  return {
    id,
    version,
    name: shownName,
    licence,
    states,
    logo,
    isActive,
    designs: { draft, scheduled, published, archived },
    updatedAt: updatedAt.toISOString(),
  }
}

/** All builders by name, as choices. */
export const listBuilderChoices = (db: Db): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('builders')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export async function readBuilder(db: Db | Tx, id: string): Promise<Builder | null> {
  const row = await readRow<BuilderRow>(db, BUILDER_LIST, id)
  return row && builderOf(row)
}

/** Locks a builder; false when there is none. */
export async function lockBuilder(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('builders').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Inserts a builder and returns the id. Throws when the name is taken. */
export async function insertBuilder(tx: Tx, { logo, ...builder }: BuilderInput): Promise<string> {
  const { id } = await tx
    .insertInto('builders')
    .values({ ...builder, logo: logo && JSON.stringify(logo) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Fields = BuilderInput & { isActive: boolean }
/** Changed fields of a builder. */
export type Changes = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** Updates fields of a builder. Needs its lock; throws when the name is taken. */
export async function updateBuilder(
  tx: Tx,
  id: string,
  { logo, isActive, ...changes }: Changes,
): Promise<void> {
  await tx
    .updateTable('builders')
    .set({
      ...changes,
      ...(logo !== undefined && { logo: logo && JSON.stringify(logo) }),
      ...(isActive !== undefined && { is_active: isActive }),
      version: sql`version + 1`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}
