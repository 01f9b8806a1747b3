import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Placeholder } from '../status/placeholder.tsx'
import { ProblemLine } from '../status/problem-line.tsx'
import { KeysSheet } from '../keys/keys-sheet.tsx'
import css from './table.module.css'
import {
  hasSelection,
  NOTHING_SELECTED,
  type TableColumn,
  type TableSelection,
  type TableSort,
} from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useDataTable } from './use-data-table.ts'
import { TABLE_KEYS, useTableKeys } from './use-table-keys.ts'

type Props<Row extends object> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** Ids of hidden columns. */
  hidden?: readonly string[]
  /** Sorted rows; undefined until they are loaded. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Name of a row in a sentence. */
  rowName: (row: Row) => string
  /** Link of a row. */
  rowHref?: (row: Row) => string
  sort: TableSort
  onSort: (sort: TableSort) => void
  /** Selection handler; without it rows cannot be selected. */
  onSelect?: (selection: TableSelection) => void
  selection?: TableSelection
  /** Whether the rows are stale while newer ones load. */
  isOld?: boolean
  error?: Error | null
  onRetry: () => void
  /** Content without rows. */
  empty: ReactNode
  /** Loads the next page of rows; null when there is none. */
  onMore: (() => void) | null
  isReadingMore?: boolean
}

const NONE: readonly string[] = []
const NO_ROWS: readonly never[] = []

/** Table of rows that are sorted, filtered and paged elsewhere: columns, selection, keyboard shortcuts, and a narrow layout. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, rows = NO_ROWS, rowId, sort, onSort, onSelect, hidden = NONE, isOld = false } = props
  const { selection = NOTHING_SELECTED } = props
  const body = useRef<HTMLTableElement>(null)
  const [areKeysOpen, setKeysOpen] = useState(false)
  const change = onSelect ?? (() => undefined)
  const table = useDataTable<Row>({ ...props, rows, hidden, selection, onSelect: change })
  const coreRows = table.getRowModel().rows
  const columns = props.columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true)

  useTableKeys(body, {
    select(at, isRange) {
      const row = coreRows[at]
      if (!row || !onSelect) return
      row.getToggleSelectedHandler()({
        target: { checked: isRange || !row.getIsSelected() },
        shiftKey: isRange,
      })
    },
    clear() {
      if (!hasSelection(selection)) return false
      change(NOTHING_SELECTED)
      return true
    },
    showKeys: () => setKeysOpen(true),
  })

  const selected = !onSelect ? null : selectedOf(coreRows.map((row) => row.getIsSelected()))
  return (
    <>
      <div className={css['frame']}>
        <table
          ref={body}
          className={css['table']}
          aria-busy={isOld || props.rows === undefined}
          aria-label={label}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            selected={selected}
            onSelectAll={(isOn) => change({ of: 'these', ids: isOn ? rows.map(rowId) : [] })}
          />
          <tbody data-old={isOld ? '' : undefined}>
            {coreRows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                columns={columns}
                name={props.rowName(row.original)}
                href={props.rowHref?.(row.original)}
                isSelectable={onSelect !== undefined}
              />
            ))}
          </tbody>
        </table>
        <TableEnd {...props} />
      </div>
      <KeysSheet keys={TABLE_KEYS} isOpen={areKeysOpen} onClose={() => setKeysOpen(false)} />
    </>
  )
}

function selectedOf(rows: readonly boolean[]) {
  if (rows.length > 0 && rows.every(Boolean)) return 'all'
  return rows.some(Boolean) ? 'some' : 'none'
}

type EndProps<Row extends object> = Pick<
  Props<Row>,
  'rows' | 'error' | 'onRetry' | 'empty' | 'onMore' | 'isReadingMore'
>

/** Content in place of rows, or below them. */
function TableEnd<Row extends object>({ rows, error, onRetry, empty, onMore, isReadingMore }: EndProps<Row>) {
  if (error) {
    return (
      <div className={css['end']}>
        <ProblemLine message={`Couldn't load this. ${error.message}`} />
        <Button variant="outline" size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  if (!rows) {
    return (
      <div role="status" className={css['to-come']}>
        <span className="visually-hidden">Loading...</span>
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <Placeholder key={each} className={css['row-to-come']} />
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <div className={css['end']}>{empty}</div>
  if (!onMore) return null
  return (
    <div className={css['end']}>
      <Button variant="quiet" size="small" isBusy={isReadingMore ?? false} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
