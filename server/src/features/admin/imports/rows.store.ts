import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import type { RowState } from '@dream/contract/rules/admin/imports/import-limits'
import type { RowError } from '@dream/contract/rules/admin/imports/read-row'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { FileRow } from './reading/file-rows.ts'

/** Appends rows of a file, from a position on. */
export async function insertRows(
  db: Db | Tx,
  importId: string,
  rows: readonly (FileRow & { place: number })[],
) {
  await sql`
    insert into import_rows (import_id, place, line, cells)
    select ${importId}, place, line, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows (place int, line int, cells jsonb)`.execute(
    db,
  )
}

export const deleteRows = (db: Db | Tx, importId: string) =>
  db.deleteFrom('import_rows').where('import_id', '=', importId).execute()

export async function hasRows(db: Db | Tx, importId: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_rows')
    .select('place')
    .where('import_id', '=', importId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type RowsWanted = { state?: RowState | undefined; after: number; limit: number }

/** Rows behind a position, in file order. */
export async function readRows(
  db: Db | Tx,
  importId: string,
  { state, after, limit }: RowsWanted,
): Promise<ImportRow[]> {
  let rows = db
    .selectFrom('import_rows')
    .select(['place', 'line', 'cells', 'state', 'errors', 'design_id as designId'])
    .where('import_id', '=', importId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
  if (state) rows = rows.where('state', '=', state)
  return rows.execute()
}

export const lockRow = (tx: Tx, importId: string, place: number): Promise<ImportRow | undefined> =>
  tx
    .selectFrom('import_rows')
    .select(['place', 'line', 'cells', 'state', 'errors', 'design_id as designId'])
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst()

/** Result of checking a row. */
export type Verdict = {
  place: number
  state: RowState
  errors: readonly RowError[]
  design: { id: string; hash: string } | null
  /** Gaps before it can be published. */
  gaps: readonly string[]
}

/** Stores the verdicts of rows. */
export async function saveVerdicts(tx: Tx, importId: string, verdicts: readonly Verdict[]): Promise<void> {
  const rows = verdicts.map(({ place, state, errors, design }) => ({
    place,
    state,
    errors,
    design_id: design?.id ?? null,
    design_hash: design?.hash ?? null,
  }))
  await sql`
    update import_rows
    set state = found.state, errors = found.errors, design_id = found.design_id, design_hash = found.design_hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as found (place int, state text, errors jsonb, design_id uuid, design_hash text)
    where import_rows.import_id = ${importId} and import_rows.place = found.place`.execute(tx)
}

/** Stores edited rows. */
export async function saveRows(tx: Tx, importId: string, rows: readonly ImportRow[]): Promise<void> {
  const mended = rows.map(({ place, cells, state, errors }) => ({ place, cells, state, errors }))
  await sql`
    update import_rows set cells = mended.cells, state = mended.state, errors = mended.errors
    from jsonb_to_recordset(${JSON.stringify(mended)}::text::jsonb) as mended (place int, cells jsonb, state text, errors jsonb)
    where import_rows.import_id = ${importId} and import_rows.place = mended.place`.execute(tx)
}

/** Resets the verdicts of all rows. */
export const forgetVerdicts = (tx: Tx, importId: string) =>
  tx
    .updateTable('import_rows')
    .set({ state: 'unchecked', errors: '[]' })
    .where('import_id', '=', importId)
    .where('state', 'in', ['good', 'bad'])
    .execute()

/** Rows whose cell has this text, and that are not imported. */
export async function readRowsWith(
  tx: Tx,
  importId: string,
  { column, text }: { column: number; text: string },
) {
  return tx
    .selectFrom('import_rows')
    .select(['place', 'line', 'cells', 'state', 'errors', 'design_id as designId'])
    .where('import_id', '=', importId)
    .where(sql<boolean>`coalesce(cells ->> ${column}::int, '') = ${text}`)
    .where('state', '!=', 'imported')
    .orderBy('place')
    .forUpdate()
    .execute()
}

/** Stores the number of an import's rows by state. */
export async function countRows(tx: Tx, importId: string): Promise<void> {
  const count = (state: RowState): RawBuilder<number> => sql`count(*) filter (where state = ${state})`
  await sql`
    update imports
    set (good_count, bad_count, left_out_count, imported_count) = (
      select ${count('good')}, ${count('bad')}, ${count('left-out')}, ${count('imported')}
      from import_rows where import_id = ${importId}
    )
    where id = ${importId}`.execute(tx)
}

type Repeated = Pick<RowError, 'field' | 'value' | 'message' | 'suggestion'> & { count: number }

/** Equal cells with the same error in several rows, the most frequent first. */
export async function readRepeated(db: Db | Tx, importId: string): Promise<Repeated[]> {
  const { rows } = await sql<Repeated>`
    select e.error ->> 'field' as field, e.error ->> 'value' as value, e.error ->> 'message' as message,
      e.error ->> 'suggestion' as suggestion, count(*)::int as count
    from import_rows r cross join jsonb_array_elements(r.errors) as e (error)
    where r.import_id = ${importId} and r.state = 'bad' and e.error ->> 'rule' not in ('taken', 'adds-up')
    group by 1, 2, 3, 4 having count(*) > 1
    order by count(*) desc, 1, 2 limit 12`.execute(db)
  return rows
}

/** Deletes rows of imports that were not touched for so many days, an import at a time; their designs stay. */
export async function deleteOldRows(db: Db, days: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from imports i where task is null and updated_at < now() - make_interval(days => ${days}::int)
      and exists (select from import_rows r where r.import_id = i.id)`.execute(db)
  for (const { id } of rows) await deleteRows(db, id)
}
