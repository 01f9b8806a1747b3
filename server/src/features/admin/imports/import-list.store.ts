import type { ImportState } from '@dream/contract/rules/admin/imports/import-limits'
import type { ImportSummary } from '@dream/contract/api/admin/imports/import'
import { sql } from 'kysely'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** List of the imports page. */
export const IMPORT_LIST: List = {
  from: sql`(
    select i.*, b.name as builder_name, u.name as creator_name
    from imports i left join builders b on b.id = i.builder_id left join users u on u.id = i.created_by
  ) as i`,
  id: { sql: sql`i.id`, type: 'uuid' },
  sort: { column: 'createdAt', isDescending: true },
  columns: {
    number: { sql: sql`i.number::int`, type: 'number', csv: 'Import' },
    fileName: { sql: sql`i.file_name`, type: 'text', isSearched: true, csv: 'File' },
    builderId: { sql: sql`i.builder_id`, type: 'text' },
    builderName: { sql: sql`i.builder_name`, type: 'text', isSearched: true, csv: 'Builder' },
    state: { sql: sql`i.state`, type: 'text', filter: 'one-of', csv: 'State' },
    task: { sql: sql`i.task`, type: 'text' },
    taskDone: { sql: sql`i.task_done`, type: 'number' },
    taskTotal: { sql: sql`i.task_total`, type: 'number' },
    isCancelled: { sql: sql`i.is_cancelled`, type: 'text' },
    all: { sql: sql`i.row_count`, type: 'number', isSorted: true, csv: 'Rows' },
    good: { sql: sql`i.good_count`, type: 'number', csv: 'Good' },
    bad: { sql: sql`i.bad_count`, type: 'number', csv: 'With errors' },
    leftOut: { sql: sql`i.left_out_count`, type: 'number', csv: 'Left out' },
    imported: { sql: sql`i.imported_count`, type: 'number', isSorted: true, csv: 'Imported' },
    problem: { sql: sql`i.problem`, type: 'text', csv: 'Problem' },
    createdAt: { sql: sql`i.created_at`, type: 'time', isSorted: true, filter: 'between', csv: 'Sent' },
    createdBy: { sql: sql`i.creator_name`, type: 'text', csv: 'By' },
  },
}

export type ImportListRow = ListRow & {
  number: number
  fileName: string
  builderId: string | null
  builderName: string | null
  state: ImportState
  task: NonNullable<ImportSummary['task']>['kind'] | null
  taskDone: number
  taskTotal: number
  isCancelled: boolean
  all: number
  good: number
  bad: number
  leftOut: number
  imported: number
  problem: string | null
  createdAt: Date
  createdBy: string | null
}

/** Row of the list, as it is answered. */
export const listedImport = (row: ImportListRow): ImportSummary => ({
  id: row.id,
  number: row.number,
  fileName: row.fileName,
  builder:
    row.builderId === null || row.builderName === null ? null : { id: row.builderId, name: row.builderName },
  state: row.state,
  task: row.task && {
    kind: row.task,
    done: Math.min(row.taskDone, row.taskTotal),
    total: row.taskTotal,
    isCancelled: row.isCancelled,
  },
  rows: { all: row.all, good: row.good, bad: row.bad, leftOut: row.leftOut, imported: row.imported },
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
})
