import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import css from './table.module.css'
import type { TableColumn, TableSort } from './table-column.ts'

type Props<Row> = {
  columns: readonly TableColumn<Row>[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  /** Whether all, some or no rows are selected; null where nothing can be selected. */
  selected: 'all' | 'some' | 'none' | null
  onSelectAll: (isOn: boolean) => void
}

/** Table headings; sortable ones are buttons. */
export function TableHead<Row>({ columns, sort, onSort, selected, onSelectAll }: Props<Row>) {
  return (
    <thead className={css['head']}>
      <tr>
        {selected !== null && (
          <th scope="col" className={css['tick']}>
            <label className={css['tick-area']}>
              <input
                type="checkbox"
                aria-label="Select the rows here"
                checked={selected === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selected === 'some'
                }}
                onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
              />
              <span className={css['tick-words']} aria-hidden="true">
                All here
              </span>
            </label>
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

type HeadingProps<Row> = { column: TableColumn<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const isSorted = sort.column === column.id
  const direction = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={column.sort && (isSorted ? direction : 'none')}
      className={clsx(column.sort && css['sorts'])}
    >
      {column.sort ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, isDescending: nextIsDescending(column, sort) })}
        >
          {column.header}
          {isSorted &&
            (sort.isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

const nextIsDescending = <Row,>(column: TableColumn<Row>, sort: TableSort) =>
  sort.column === column.id ? !sort.isDescending : column.sort === 'descending'
