import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './table.module.css'
import type { TableColumn } from './table-column.ts'
import type { DataRow } from './use-data-table.ts'

type Props<Row extends object> = {
  row: DataRow<Row>
  /** Visible columns, the one that names the row first. */
  columns: readonly TableColumn<Row>[]
  /** Name of the row, for its checkbox. */
  name: string
  href: string | undefined
  isSelectable: boolean
}

/** Table row. Its link takes the keyboard focus; without a link its checkbox, or its name. */
export function TableRow<Row extends object>({ row, columns, name, href, isSelectable }: Props<Row>) {
  const [first, ...others] = columns
  const isSelected = row.getIsSelected()
  return (
    <tr aria-selected={isSelectable ? isSelected : undefined} data-selected={isSelected ? '' : undefined}>
      {isSelectable && (
        <td className={css['tick']}>
          <label className={css['tick-area']}>
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) => row.getToggleSelectedHandler()(event)}
              data-row-focus={href === undefined ? '' : undefined}
            />
          </label>
        </td>
      )}
      <th scope="row" className={css['name']}>
        <RowName href={href} isFocused={!isSelectable && href === undefined}>
          {first?.cell(row.original)}
        </RowName>
        <dl className={css['lines']}>
          {others
            .filter(({ narrow }) => narrow !== 'hidden')
            .map((column) => (
              <div key={column.id}>
                <dt className={clsx(column.narrow === 'bare' && 'visually-hidden')}>{column.header}</dt>
                <dd>{column.cell(row.original)}</dd>
              </div>
            ))}
        </dl>
      </th>
      {others.map((column) => (
        <td key={column.id} data-align={column.align} className={css['cell']}>
          {column.cell(row.original)}
        </td>
      ))}
    </tr>
  )
}

type NameProps = { href: string | undefined; isFocused: boolean; children: ReactNode }

function RowName({ href, isFocused, children }: NameProps) {
  if (href === undefined) {
    return (
      <span tabIndex={isFocused ? -1 : undefined} data-row-focus={isFocused ? '' : undefined}>
        {children}
      </span>
    )
  }
  return (
    <a href={href} data-row-focus="">
      {children}
    </a>
  )
}
