import type { Selection } from '@dream/contract/api/admin/list'
import { filtersText } from '@dream/contract/rules/admin/filters'
import { useState, type ReactNode } from 'react'
import { DataTable } from '#ui/table/data-table.tsx'
import { SelectionBar } from '#ui/table/selection-bar.tsx'
import {
  hasSelection,
  NOTHING_SELECTED,
  type TableColumn,
  type TableSelection,
} from '#ui/table/table-column.ts'
import { ListBar } from './list-bar.tsx'
import type { ListFilter } from './list-filter.ts'
import css from './list.module.css'
import type { ListState } from './use-list-address.ts'
import type { ListRows } from './use-list-rows.ts'

type Props<Row extends { id: string }> = {
  /** Accessible name of the table. */
  label: string
  state: ListState
  list: ListRows<Row>
  columns: readonly TableColumn<Row>[]
  filters: readonly ListFilter[]
  searches?: string
  csv: string
  /** Name of a row in a sentence. */
  rowName: (row: Row) => string
  rowHref?: (row: Row) => string
  /** Bulk actions; `done` clears the selection. Without them rows cannot be selected. */
  actions?: (selected: { selection: Selection; count: number; done: () => void }) => ReactNode
  /** Content of an empty list without filters. */
  empty: ReactNode
  /** Saved views. */
  views?: ReactNode
}

/** Admin table with its filters, views and bulk actions: its state is in the URL, its rows come from the server. */
export function AdminList<Row extends { id: string }>(props: Props<Row>) {
  const { state, list, columns, actions } = props
  const { address, change } = state
  const [these, setThese] = useState<TableSelection>(NOTHING_SELECTED)
  const selection: TableSelection = address.isAllSelected ? { of: 'all' } : these
  const shown = list.rows?.length ?? 0
  const matching = list.count?.isExact ? list.count.rows : null

  function select(next: TableSelection) {
    setThese(next.of === 'these' ? next : NOTHING_SELECTED)
    if (address.isAllSelected !== (next.of === 'all')) change({ isAllSelected: next.of === 'all' })
  }
  const clear = () => select(NOTHING_SELECTED)
  const narrowed = address.q !== '' || address.filters.length > 0
  return (
    <div className={css['list']}>
      <ListBar {...props} refetch={list.refetch}>
        {props.views}
      </ListBar>
      {actions && hasSelection(selection) && (
        <SelectionBar
          selection={selection}
          shown={shown}
          matching={matching}
          onSelect={select}
          onClear={clear}
        >
          {actions({ ...sent(selection, state, matching), done: clear })}
        </SelectionBar>
      )}
      <p className={css['count']} role="status">
        {countText(list.count, shown)}
      </p>
      <DataTable
        label={props.label}
        columns={columns}
        hidden={address.hidden}
        rows={list.rows}
        rowId={idOf}
        rowName={props.rowName}
        {...(props.rowHref && { rowHref: props.rowHref })}
        sort={address.sort}
        onSort={(sort) => change({ sort })}
        {...(actions && { onSelect: select, selection })}
        isOld={list.isOld}
        error={list.error}
        onRetry={list.retry}
        empty={narrowed ? <p>Nothing matches. Change or clear what narrows the list.</p> : props.empty}
        onMore={list.more}
        isReadingMore={list.isReading}
      />
    </div>
  )
}

const idOf = ({ id }: { id: string }) => id

/** Selection for a bulk request, with the number of rows that the person was shown. */
function sent(selection: TableSelection, { address, choice }: ListState, matching: number | null) {
  if (selection.of === 'these') {
    const ids = [...selection.ids]
    return { selection: { of: 'these', ids } satisfies Selection, count: ids.length }
  }
  const { q } = choice
  const filter = filtersText(address.filters)
  const rows = matching ?? 0
  const all = { of: 'all', rows, ...(q && { q }), ...(filter && { filter }) } satisfies Selection
  return { selection: all, count: rows }
}

const number = new Intl.NumberFormat('en-AU')

function countText(count: { rows: number; isExact: boolean } | undefined, shown: number): string {
  if (!count) return ' '
  const rows = `${count.isExact ? '' : 'more than '}${number.format(count.rows)}`
  if (count.rows === 0) return 'None'
  return shown < count.rows ? `${number.format(shown)} of ${rows}` : `${rows} in all`
}
