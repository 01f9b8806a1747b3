import type { ReactNode } from 'react'

/** A column of a table. The first one names the row and is always there. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the first press on its heading sorts by; without it nothing is sorted by this column. */
  sort?: 'ascending' | 'descending'
  /** Numbers stand at the end. */
  align?: 'end'
  /** Where there is no room for columns: a line under the row's name with the heading before it, without it, or left out. */
  narrow?: 'line' | 'bare' | 'hidden'
}

/** How a table is sorted. */
export type TableSort = { column: string; isDescending: boolean }

/** What is selected: these rows, or everything that matches, however much of it is on the screen. */
export type TableSelection = { of: 'these'; ids: readonly string[] } | { of: 'all' }

/** Nothing is selected. */
export const NOTHING_SELECTED: TableSelection = { of: 'these', ids: [] }

/** Whether anything is selected. */
export const hasSelection = (selection: TableSelection) => selection.of === 'all' || selection.ids.length > 0
