import type { Builder, BuilderInput } from '@dream/contract/api/admin/catalogue/builders'
import type { Picture } from '@dream/contract/api/designs/design'
import type { State } from '@dream/contract/rules/account/australia'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Row = {
  id: string
  version: number
  name: string
  licence: string | null
  states: State[]
  logo: Picture | null
  isActive: boolean
  updatedAt: Date
  draft: number
  scheduled: number
  published: number
  archived: number
}

const BUILDERS = sql`
  select b.id, b.version, b.name, b.licence, b.states, b.logo, b.is_active as "isActive", b.updated_at as "updatedAt",
    count(d.id) filter (where d.status = 'draft')::int as draft,
    count(d.id) filter (where d.status = 'scheduled')::int as scheduled,
    count(d.id) filter (where d.status = 'published')::int as published,
    count(d.id) filter (where d.status = 'archived')::int as archived
  from builders b left join designs d on d.builder_id = b.id`

const builderOf = ({ draft, scheduled, published, archived, updatedAt, ...row }: Row): Builder => ({
  ...row,
  designs: { draft, scheduled, published, archived },
  updatedAt: updatedAt.toISOString(),
})

/** Every builder, by name. */
export async function listBuilders(db: Db): Promise<Builder[]> {
  const { rows } = await sql<Row>`${BUILDERS} group by b.id order by lower(b.name), b.id`.execute(db)
  return rows.map(builderOf)
}

export async function readBuilder(db: Db | Tx, id: string): Promise<Builder | null> {
  const { rows } = await sql<Row>`${BUILDERS} where b.id = ${id} group by b.id`.execute(db)
  return rows[0] ? builderOf(rows[0]) : null
}

/** Locks a builder; false when there is none. */
export async function lockBuilder(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('builders').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** The new builder's id. Throws on a name that is taken. */
export async function insertBuilder(tx: Tx, { logo, ...builder }: BuilderInput): Promise<string> {
  const { id } = await tx
    .insertInto('builders')
    .values({ ...builder, logo: logo && JSON.stringify(logo) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Fields = BuilderInput & { isActive: boolean }
/** What is changed of a builder. */
export type Changes = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** Changes fields of a builder. Needs its lock; throws on a name that is taken. */
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
