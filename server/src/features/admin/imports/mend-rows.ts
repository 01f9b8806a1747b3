import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import { FIELD_KEYS, type FieldKey, fieldOf } from '@dream/contract/rules/admin/imports/import-fields'
import { IMPORT } from '@dream/contract/rules/admin/imports/import-limits'
import { readRow } from '@dream/contract/rules/admin/imports/read-row'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { changeImport, type StoredImport } from './imports.store.ts'
import { countRows, lockRow, readRowsWith, saveRows } from './rows.store.ts'
import { known } from './start-task.ts'

type Edit = {
  id: string
  place: number
  cells?: Cells | undefined
  isLeftOut?: boolean | undefined
}

/** Edits cells of a row, or leaves it out. Errors within the row are found at once; others by the next check. */
export async function mendRow(database: Database, by: AdminCaller, { id, place, cells, isLeftOut }: Edit) {
  const act = { by, action: 'import.mend', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const found = await mendable(tx, id)
    const row = await lockRow(tx, id, place)
    if (!row) throw problem('not-found')
    const stored = withColumns(found, cells ?? {})
    const mended = withCells(row, stored, cells ?? {})
    const isOut = isLeftOut ?? (row.state === 'left-out' && cells === undefined)
    const result = lookedAt(mended, stored, isOut)
    await saveRows(tx, id, [result])
    await unchecked(tx, stored)
    const cellsOf = (each: ImportRow) => ({
      line: each.line,
      state: each.state,
      ...changedCells(each, row, result),
    })
    return { before: cellsOf(row), after: cellsOf(result), result }
  })
}

type Replacement = { id: string; field: FieldKey; from: string; to: string }

/** Replaces a cell value in every row that has it. */
export async function replaceCells(
  database: Database,
  by: AdminCaller,
  { id, field, from, to }: Replacement,
) {
  const act = { by, action: 'import.replace', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const stored = withColumns(await mendable(tx, id), { [field]: to })
    const column = columnOf(stored, field)
    const rows = await readRowsWith(tx, id, { column, text: from })
    const mended = rows.map((row) =>
      lookedAt(withCells(row, stored, { [field]: to }), stored, row.state === 'left-out'),
    )
    await saveRows(tx, id, mended)
    await unchecked(tx, stored)
    const changed = rows.length
    return { before: { [field]: from }, after: { [field]: to, changed }, result: { changed } }
  })
}

async function mendable(tx: Tx, id: string): Promise<StoredImport> {
  const stored = await known(tx, id)
  if (stored.task !== null) throw problem('import-busy')
  if (stored.state !== 'parsed' && stored.state !== 'checked') throw problem('import-not-ready')
  return stored
}

/** A change invalidates the check. */
async function unchecked(tx: Tx, { id, headings, mapping }: StoredImport) {
  await changeImport(tx, id, { state: 'parsed', problem: null, headings, mapping })
  await countRows(tx, id)
}

type Cells = Partial<Record<FieldKey, string>>

/** Import with an extra column for each edited field that the file lacks. */
function withColumns(stored: StoredImport, edits: Cells): StoredImport {
  const headings = [...stored.headings]
  const mapping = { ...stored.mapping }
  for (const field of FIELD_KEYS) {
    if (edits[field] === undefined || mapping[field] !== undefined) continue
    mapping[field] = headings.push(fieldOf(field).label) - 1
  }
  if (headings.length > IMPORT.maxColumns)
    throw invalid([{ path: 'cells', message: `A list has at most ${IMPORT.maxColumns} columns.` }])
  return { ...stored, headings, mapping }
}

const columnOf = ({ mapping }: StoredImport, field: FieldKey): number => mapping[field] ?? -1

function withCells(
  row: ImportRow,
  stored: StoredImport,
  edits: Partial<Record<FieldKey, string>>,
): ImportRow {
  const cells = [...row.cells]
  for (const field of FIELD_KEYS) {
    const text = edits[field]
    if (text !== undefined) cells[columnOf(stored, field)] = text.trim().toWellFormed()
  }
  return { ...row, cells: Array.from(cells, (cell) => cell ?? '') }
}

/** Row with the errors of its own cells. */
export function lookedAt(
  row: ImportRow,
  stored: Pick<StoredImport, 'mapping' | 'units'>,
  isLeftOut: boolean,
): ImportRow {
  if (isLeftOut) return { ...row, state: 'left-out', errors: [] }
  const { errors } = readRow(row.cells, stored)
  return { ...row, errors, state: errors.length > 0 ? 'bad' : 'unchecked' }
}

/** Cells that differ between two states of a row. */
function changedCells(row: ImportRow, before: ImportRow, after: ImportRow): Record<string, string> {
  const changed = row.cells.map((cell, at) => [`cell ${at + 1}`, cell] as const)
  return Object.fromEntries(changed.filter((_, at) => before.cells[at] !== after.cells[at]))
}
