import type { ReactNode } from 'react'

/** Column of a table. The first one names the row and is always shown. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Direction of the first press on its heading; without it the column does not sort. */
  sort?: 'ascending' | 'descending'
  /** Alignment at the end, for numbers. */
  align?: 'end'
  /** Narrow layout: a line under the row's name with the heading before it, without it, or left out. */
  narrow?: 'line' | 'bare' | 'hidden'
}

/** Sort order of a table. */
export type TableSort = { column: string; isDescending: boolean }

/** Selected rows: by id, or everything that matches, also beyond the screen. */
export type TableSelection = { of: 'these'; ids: readonly string[] } | { of: 'all' }

/** Empty selection. */
export const NOTHING_SELECTED: TableSelection = { of: 'these', ids: [] }

/** Whether anything is selected. */
export const hasSelection = (selection: TableSelection) => selection.of === 'all' || selection.ids.length > 0
