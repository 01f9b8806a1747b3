import type { ImportTask } from '@dream/contract/rules/admin/imports/import-limits'
import type { ImportMapping } from '@dream/contract/rules/admin/imports/import-fields'
import type { ImportUnits } from '@dream/contract/rules/admin/imports/import-field'
import type { RememberedMapping } from '@dream/contract/rules/admin/imports/match-headings'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Tables } from '#tables.ts'

/** Stored import, with the names of its builder and uploader. */
export type StoredImport = Selectable<Tables['imports']> & {
  builderName: string | null
  createdBy: string | null
}

const stored = (db: Db | Tx) =>
  db
    .selectFrom('imports as i')
    .leftJoin('builders as b', 'b.id', 'i.builder_id')
    .leftJoin('users as u', 'u.id', 'i.created_by')
    .selectAll('i')
    .select(['b.name as builderName', 'u.name as createdBy'])

export const readImport = (db: Db | Tx, id: string): Promise<StoredImport | undefined> =>
  stored(db).where('i.id', '=', id).executeTakeFirst()

/** Import, locked until the transaction ends. Progress reports wait for this lock, so a long transaction must not take it. */
export const lockImport = (tx: Tx, id: string): Promise<StoredImport | undefined> =>
  stored(tx).where('i.id', '=', id).forUpdate('i').executeTakeFirst()

/** Import of a file with this hash, while its rows or designs exist. */
export const readImportOfFile = (db: Db | Tx, hash: Buffer): Promise<StoredImport | undefined> =>
  stored(db)
    .where('i.file_hash', '=', hash)
    .where('i.state', 'not in', ['undone', 'failed', 'discarded'])
    .executeTakeFirst()

export type NewImport = {
  id: string
  builderId: string | null
  fileName: string
  hash: Buffer
  userId: string
}

/** Inserts an import; false when the same file exists already, also when it is uploaded concurrently. */
export async function insertImport(
  tx: Tx,
  { id, builderId, fileName, hash, userId }: NewImport,
): Promise<boolean> {
  const row = await tx
    .insertInto('imports')
    .values({ id, builder_id: builderId, file_name: fileName, file_hash: hash, created_by: userId })
    .onConflict((conflict) =>
      conflict
        .column('file_hash')
        .where(sql<boolean>`state not in ('undone', 'failed', 'discarded')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Starts a task of an import; false when one is running already. */
export async function beginTask(
  tx: Tx,
  id: string,
  { kind, taskId, total }: { kind: ImportTask; taskId: string; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ task: kind, task_id: taskId, task_done: 0, task_total: total, is_cancelled: false, problem: null })
    .where('id', '=', id)
    .where('task', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Reports the progress of a task. Returns whether it was cancelled; null when it is no longer the import's current task. */
export async function reportProgress(
  db: Db,
  { importId, taskId, done }: { importId: string; taskId: string; done: number },
): Promise<boolean | null> {
  const row = await db
    .updateTable('imports')
    .set({ task_done: done })
    .where('id', '=', importId)
    .where('task_id', '=', taskId)
    .returning('is_cancelled')
    .executeTakeFirst()
  return row?.is_cancelled ?? null
}

/** Sets the number of a task's steps, once it is known. */
export async function setTotal(
  db: Db,
  { importId, taskId }: { importId: string; taskId: string },
  total: number,
) {
  await db
    .updateTable('imports')
    .set({ task_total: total })
    .where('id', '=', importId)
    .where('task_id', '=', taskId)
    .execute()
}

/** Cancels the running task; false when there is none. */
export async function cancelTask(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ is_cancelled: true })
    .where('id', '=', id)
    .where('task', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Changes = Partial<
  Pick<
    StoredImport,
    'state' | 'problem' | 'headings' | 'is_remembered' | 'archived_count' | 'left_count' | 'row_count'
  >
> & {
  recognised?: object
  mapping?: ImportMapping
  units?: ImportUnits
  gaps?: readonly { words: string; count: number }[]
}

const columnsOf = ({ recognised, mapping, units, gaps, ...same }: Changes) => ({
  ...same,
  ...(recognised && { recognised: JSON.stringify(recognised) }),
  ...(mapping && { mapping: JSON.stringify(mapping) }),
  ...(units && { units: JSON.stringify(units) }),
  ...(gaps && { gaps: JSON.stringify(gaps) }),
  updated_at: sql<Date>`clock_timestamp()`,
})

/** Stores changes by people, and increments the version. */
export async function changeImport(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ ...columnsOf(changes), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Ends a task; false when it was no longer the import's current one, so that its work must not count. */
export async function endTask(
  tx: Tx,
  { importId, taskId }: { importId: string; taskId: string },
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      ...columnsOf(changes),
      task: null,
      task_id: null,
      is_cancelled: false,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', importId)
    .where('task_id', '=', taskId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Mapping remembered for the lists of a builder. */
export async function readMapping(db: Db | Tx, builderId: string | null): Promise<RememberedMapping | null> {
  const row = await db
    .selectFrom('import_mappings')
    .select(['headings', 'units'])
    .where('builder_id', 'is not distinct from', builderId)
    .executeTakeFirst()
  return row ?? null
}

export async function rememberMapping(
  tx: Tx,
  builderId: string | null,
  mapping: RememberedMapping,
): Promise<void> {
  const chosen = { headings: JSON.stringify(mapping.headings), units: JSON.stringify(mapping.units) }
  await tx
    .insertInto('import_mappings')
    .values({ builder_id: builderId, ...chosen })
    .onConflict((conflict) =>
      conflict.column('builder_id').doUpdateSet({ ...chosen, updated_at: sql`now()` }),
    )
    .execute()
}

export const readBuilder = (db: Db | Tx, id: string) =>
  db.selectFrom('builders').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
