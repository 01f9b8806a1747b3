import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type Row as CoreRow,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import type { TableColumn, TableSelection } from './table-column.ts'

/** The server sorts and filters; the table handles columns and selection. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
type Features = typeof features
type Column<Row> = TableColumn<Row>

/** Row of the table library. Call its methods on it; they break when detached. */
export type DataRow<Row extends object> = CoreRow<Features, Row>

type Options<Row extends object> = {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  selection: TableSelection
  onSelect: (selection: TableSelection) => void
}

const hasShift = (event: unknown): boolean => {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (!isObject(event)) return false
  if ('shiftKey' in event) return event.shiftKey === true
  return 'nativeEvent' in event && hasShift(event.nativeEvent)
}

/** TanStack table over rows that the server has sorted and filtered. */
export function useDataTable<Row extends object>(options: Options<Row>) {
  const { columns, hidden, rows, rowId, selection, onSelect } = options
  const defs = useMemo(() => {
    const helper = createColumnHelper<Features, Row>()
    return columns.map((column, at) =>
      helper.display({
        id: column.id,
        enableHiding: at > 0,
        cell: ({ row }): ReactNode => column.cell(row.original),
      }),
    )
  }, [columns])
  const data = useMemo(() => [...rows], [rows])
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.filter((id) => id !== columns[0]?.id).map((id) => [id, false])),
    [hidden, columns],
  )
  const rowSelection = useMemo(() => {
    const ids = selection.of === 'all' ? rows.map(rowId) : selection.ids
    return Object.fromEntries(ids.map((id) => [id, true as const]))
  }, [selection, rows, rowId])
  return useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    state: { columnVisibility, rowSelection },
    isRowRangeSelectionEvent: hasShift,
    onRowSelectionChange(change) {
      const next = typeof change === 'function' ? change(rowSelection) : change
      onSelect({ of: 'these', ids: Object.keys(next) })
    },
  })
}
